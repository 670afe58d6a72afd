extension TemplateProgram {
  /// Makes text of all that depends only on what is the same on all pages.
  mutating func fold(_ values: [String: PageValue], in templates: [String: Template]) {
    var folded = ProgramBlock(indentation: block.indentation)
    for step in block.steps {
      var asksForMore = false
      let text = TemplateRun.render(step, templates: templates) { name, _ in
        let value = values[name]
        asksForMore = asksForMore || value == nil
        return value
      }
      folded.append(asksForMore ? step : .text(text))
    }
    block = folded
  }
}
