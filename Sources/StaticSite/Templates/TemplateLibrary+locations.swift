import Diagnostics

extension TemplateLibrary {
  /// Where an address stands between quotes in a template, or in one that it calls.
  ///
  /// - Complexity: O(*n*) in the length of the templates.
  func location(of address: String, from name: String) -> SourceLocation? {
    for name in calledTemplates(from: name) {
      guard let template = templates[name],
        let range = template.text.firstRange(of: "\"\(address)\"")
      else { continue }
      let before = template.text.unicodeScalars[..<range.lowerBound]
      let column = before.reversed().prefix { $0 != "\n" }.count + 2
      return SourceLocation(
        file: template.file, line: before.count { $0 == "\n" } + 1, column: column,
        length: address.unicodeScalars.count)
    }
    return nil
  }

  /// A template and all that it calls, directly or not, in order of first mention.
  func calledTemplates(from name: String) -> [String] {
    var result = [name]
    var next = 0
    while next < result.count {
      for called in Self.calls(templates[result[next]]?.nodes ?? []) where !result.contains(called)
      {
        result.append(called)
      }
      next += 1
    }
    return result
  }

  private static func calls(_ nodes: [TemplateNode]) -> [String] {
    var names: [String] = []
    TemplateNode.visit(nodes) { node in
      switch node.content {
      case .partial(let name, _), .inherited(let name, _, _): names.append(name)
      case .text, .variable, .section, .block: break
      }
    }
    return names
  }
}
