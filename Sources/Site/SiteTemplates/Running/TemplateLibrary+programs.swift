extension TemplateLibrary {
  /// Makes a template ready for pages that share some values; `nil` if it is not whole.
  package func program(_ name: String, sharing values: [String: PageValue]) -> TemplateProgram? {
    guard templates[name] != nil, isWhole(name) else { return nil }
    var program = TemplateProgram(
      TemplateCall(name: name, blocks: [:], indentation: ""), in: templates)
    program.fold(values, in: templates)
    return program
  }
}
