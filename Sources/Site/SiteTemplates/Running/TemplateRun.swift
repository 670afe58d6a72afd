import HTMLTags

/// One rendering of a template for one page.
package struct TemplateRun {
  /// Returns the value of a name on the page, or `nil` if there is none.
  ///
  /// It also receives the standard value of that name.
  package typealias Lookup = (_ name: String, _ standard: StandardValue?) -> PageValue?

  private let lookup: Lookup
  private let templates: [String: Template]
  private let form: OutputForm
  private var output: [UInt8] = []
  /// The Markdown context of the next output.
  private var context = MarkdownContext()
  /// The values that sections have opened, outermost first.
  private var opened: [PageValue] = []
  /// The position of the innermost element in its list.
  private var position: ElementPosition?

  /// Renders a page.
  ///
  /// - Parameters:
  ///   - program: The template.
  ///   - templates: All templates.
  ///   - lookup: Returns the page's values.
  /// - Returns: The output in UTF-8.
  /// - Complexity: O(*n*) in the length of the output.
  package static func render(
    _ program: TemplateProgram, templates: [String: Template], lookup: @escaping Lookup
  ) -> [UInt8] {
    var run = TemplateRun(lookup: lookup, templates: templates, form: program.form)
    run.output.reserveCapacity(4096)
    run.take(program.block)
    return run.output
  }

  /// Runs a single step of a template for HTML.
  static func render(
    _ step: ProgramStep, templates: [String: Template], lookup: Lookup
  ) -> [UInt8] {
    withoutActuallyEscaping(lookup) { lookup in
      var run = TemplateRun(lookup: lookup, templates: templates, form: .html)
      run.take(step)
      return run.output
    }
  }

  private mutating func take(_ block: ProgramBlock) {
    guard !block.indentation.isEmpty else {
      for step in block.steps { take(step) }
      return
    }
    let start = output.count
    for step in block.steps {
      let before = output.count
      let isLineStart = before > start && output[before - 1] == 0x0A
      if isLineStart { output += block.indentation }
      let indented = output.count
      take(step)
      // An empty line is not indented.
      if output.count == indented { output.removeLast(indented - before) }
    }
  }

  private mutating func take(_ step: ProgramStep) {
    switch step {
    case .text(let text):
      output += text
      if form == .markdown { context.pass(text) }
    case .value(let name, let raw):
      if let value = value(of: name) { show(value, raw: raw) }
    case .section(let name, inverted: true, let block):
      if value(of: name)?.isShown != true { take(block) }
    case .section(let name, inverted: false, let block): take(block, over: value(of: name))
    case .block(let block): take(block)
    case .call(let call): take(TemplateProgram(call, form, in: templates).block)
    }
  }

  private mutating func take(_ block: ProgramBlock, over value: PageValue?) {
    guard let value, value.isShown else { return }
    switch value {
    case .bool: take(block)
    case .string, .html, .rich, .number, .dictionary: take(block, opening: value)
    case .list(let list):
      for (index, element) in list.enumerated() {
        take(block, opening: element, at: ElementPosition(index: index, count: list.count))
      }
    }
  }

  private mutating func take(
    _ block: ProgramBlock, opening value: PageValue, at position: ElementPosition? = nil
  ) {
    let outer = self.position
    opened.append(value)
    self.position = position
    take(block)
    self.position = outer
    opened.removeLast()
  }

  private mutating func show(_ value: PageValue, raw: Bool) {
    switch (form, value) {
    case (_, .number(let number)): output += String(number).utf8
    case (_, .bool(let condition)): output += String(condition).utf8
    case (.html, .string(let text)), (.html, .html(let text)), (.html, .rich(let text, _)):
      if raw { output += text.utf8 } else { output.appendEscaped(text) }
    case (.markdown, .string(let text)):
      context.append(text, to: &output)
    case (.markdown, .rich(_, let text)): context.append(finished: text, to: &output)
    case (_, .list), (_, .dictionary), (.markdown, .html): break
    }
  }
}

// MARK: Values

extension TemplateRun {
  /// Returns the value of a name, looked up in the current value, then outwards, in the page last.
  private func value(of name: ValueName) -> PageValue? {
    guard !name.transforms.isEmpty else { return plainValue(of: name) }
    var calls = name.transforms[...]
    var value: PageValue?
    if name.isOfPosition, let position, let call = calls.popLast() {
      // `index()` needs only the position.
      value = ValueTransform(rawValue: call.name)?.applied(to: position, arguments(of: call))
    } else if !name.isOfPosition {
      value = plainValue(of: name)
    }
    while let known = value, let call = calls.popLast() {
      value = ValueTransform(rawValue: call.name)?.applied(to: known, arguments(of: call))
    }
    return value
  }

  private func arguments(of call: TransformCall) -> [PageValue] {
    var arguments = call.arguments.map { argument -> PageValue in
      switch argument {
      case .text(let text): .string(text)
      case .number(let number): .number(number)
      case .value(let name): plainValue(of: name) ?? false
      }
    }
    if arguments.isEmpty, let implied = ValueTransform(rawValue: call.name)?.impliedValues.first,
      let language = lookup(implied, StandardValue(rawValue: implied))?.member("language")
    {
      arguments.append(language)
    }
    return arguments
  }

  private func plainValue(of name: ValueName) -> PageValue? {
    guard let first = name.parts.first else { return opened.last }
    var value: PageValue?
    if name.isLocal, let innermost = opened.last {
      value = innermost.member(first)
    } else {
      value = openedMember(first) ?? lookup(first, name.standard)
    }
    guard name.parts.count > 1 else { return value }
    for part in name.parts.dropFirst() { value = value?.member(part) }
    return value
  }

  /// Returns the value of a name in the innermost open value that has it.
  private func openedMember(_ name: String) -> PageValue? {
    for index in opened.indices.reversed() {
      if let value = opened[index].member(name) { return value }
    }
    return nil
  }
}
