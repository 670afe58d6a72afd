/// A template prepared for many pages, with partials, blocks and shared values inlined.
package struct TemplateProgram: Sendable {
  let form: OutputForm
  var block: ProgramBlock

  /// Compiles a template; a missing one produces no output.
  init(_ call: TemplateCall, _ form: OutputForm = .html, in templates: [String: Template]) {
    self.form = form
    var compiler = TemplateCompiler(templates: templates)
    block = compiler.block(call)
  }
}

/// A call of a template, and the content of its blocks.
struct TemplateCall: Sendable {
  let name: String
  let blocks: [String: [TemplateNode]]
  let indentation: String
}

struct ProgramBlock: Sendable {
  /// The indentation before each line.
  let indentation: [UInt8]
  var steps: [ProgramStep] = []
}

/// A step of a program.
indirect enum ProgramStep: Sendable {
  case text([UInt8])
  case value(ValueName, raw: Bool)
  case section(ValueName, inverted: Bool, ProgramBlock)
  case block(ProgramBlock)
  /// A recursive call, direct or indirect.
  case call(TemplateCall)
}

extension ProgramBlock {
  /// Adds a step; texts are joined, with the indentation before each of their lines.
  mutating func append(_ step: ProgramStep) {
    switch step {
    case .text(let text):
      guard !text.isEmpty else { return }
      guard case .text(var before) = steps.last else { break }
      steps.removeLast()
      if before.last == 0x0A { before += indentation }
      steps.append(.text(before + text))
      return
    case .block(let block) where indentation.isEmpty && block.indentation.isEmpty:
      for step in block.steps { append(step) }
      return
    case .block, .value, .section, .call: break
    }
    steps.append(step)
  }
}

/// Inlines partials and blocks.
private struct TemplateCompiler {
  let templates: [String: Template]
  var path: [String] = []

  private typealias Blocks = [String: [TemplateNode]]

  mutating func block(_ call: TemplateCall) -> ProgramBlock {
    path.append(call.name)
    defer { path.removeLast() }
    return block(templates[call.name]?.nodes ?? [], call.blocks, call.indentation)
  }

  private mutating func block(
    _ nodes: [TemplateNode], _ blocks: Blocks, _ indentation: String
  ) -> ProgramBlock {
    var block = ProgramBlock(indentation: Array(indentation.utf8))
    for node in nodes { block.append(step(node.content, blocks, indentation)) }
    return block
  }

  private mutating func step(
    _ content: NodeContent, _ blocks: Blocks, _ indentation: String
  ) -> ProgramStep {
    switch content {
    case .text(let text): return .text(Array(text.utf8))
    case .variable(let name, let raw): return .value(name.copied, raw: raw)
    case .section(let name, let inverted, let children):
      return .section(name.copied, inverted: inverted, block(children, blocks, indentation))
    case .partial(let name, let further):
      return call(.init(name: name, blocks: blocks, indentation: indentation + further))
    case .inherited(let name, let given, let further):
      // A block given by an outer template takes precedence.
      let blocks = given.mapValues(\.nodes).merging(blocks) { _, outer in outer }
      return call(.init(name: name, blocks: blocks, indentation: indentation + further))
    case .block(let name, let standard, let further):
      var inner = blocks
      let nodes = inner.removeValue(forKey: name) ?? standard
      return .block(block(nodes, inner, indentation + further))
    }
  }

  /// Inlines a template, unless it is already being compiled.
  private mutating func call(_ call: TemplateCall) -> ProgramStep {
    path.contains(call.name) ? .call(call) : .block(block(call))
  }
}

extension TemplateProgram {
  /// Replaces all parts that depend only on the values shared by all pages with text.
  ///
  /// This is only for HTML: escaping in Markdown depends on the preceding text.
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

extension TemplateLibrary {
  /// Prepares a template for pages that share some values; returns `nil` if it has errors.
  package func program(_ name: String, sharing values: [String: PageValue]) -> TemplateProgram? {
    guard isWhole(name) else { return nil }
    let form = OutputForm(ofTemplate: name)
    var program = TemplateProgram(
      TemplateCall(name: name, blocks: [:], indentation: ""), form, in: templates)
    if form == .html { program.fold(values, in: templates) }
    return program
  }
}
