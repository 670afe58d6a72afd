import Diagnostics

extension TemplateLibrary {
  /// The blocks that templates give to one that has none of that name, so that they would not be
  /// shown.
  func unknownBlocks() -> [Diagnostic] {
    var found: [Diagnostic] = []
    for template in templates.values {
      TemplateNode.visit(template.nodes) { node in
        guard case .inherited(let parent, let blocks, _) = node.content, templates[parent] != nil,
          isWhole(parent)
        else { return }
        let known = blockNames(of: parent)
        for (name, block) in blocks where !known.contains(name) {
          found.append(
            Diagnostic(
              .unknownBlock, at: block.location,
              "the template '\(parent)' has no block '\(name)'",
              explanation: known.isEmpty
                ? "It has none at all." : "It has: \(known.sorted().joined(separator: ", "))."
            )
            .suggesting(nearestTo: name, in: known))
        }
      }
    }
    return found
  }

  private func blockNames(of template: String) -> Set<String> {
    var names: Set<String> = []
    for name in calledTemplates(from: template) {
      TemplateNode.visit(templates[name]?.nodes ?? []) { node in
        if case .block(let name, _, _) = node.content { names.insert(name) }
      }
    }
    return names
  }
}
