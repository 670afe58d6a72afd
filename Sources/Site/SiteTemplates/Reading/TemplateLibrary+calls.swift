extension TemplateLibrary {
  /// A template and all that it calls, directly or not, in order of first mention.
  package func calledTemplates(from name: String) -> [String] {
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
