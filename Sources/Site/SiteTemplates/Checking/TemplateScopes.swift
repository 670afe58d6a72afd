import Diagnostics

/// The values in scope at a position in a template, as far as they are known.
struct TemplateScopes {
  /// The shapes of the values, outermost first; `nil` for an unknown one.
  private var shapes: [ValueShape?]
  /// Indicates whether the innermost value is an element of a list; `nil` if that is not known.
  private(set) var isElement: Bool? = false

  private let form: OutputForm

  init(_ page: ValueShape, in form: OutputForm) {
    shapes = [page]
    self.form = form
  }

  /// Returns the scopes inside a section over a value, which is `nil` if unknown.
  func opening(_ value: ValueShape?) -> TemplateScopes {
    var inner = self
    switch value?.opening ?? .unknown {
    case .nothing: return self
    case .unknown: inner.shapes.append(nil)
    case .shape(let shape): inner.shapes.append(shape)
    }
    inner.isElement = value?.isList
    return inner
  }
}

enum NameFinding {
  case shape(ValueShape)
  /// The value exists, but nothing is known of it.
  case unknown
  /// The value does not exist: the unknown part of the name, the known names, the parts before it.
  case missing(String, known: [String], after: String?)
  /// The value exists, but a transform around it cannot be applied.
  case unfit(message: String, suggestion: String?)
  /// The name refers to the position of an element in its list, and no list is open.
  case unplaced(String)
}

extension TemplateScopes {
  func find(_ name: ValueName) -> NameFinding {
    // A syntax error was reported when the template was read.
    if name.syntaxError != nil { return .unknown }
    if name.isOfPosition { return findPosition(name) }
    guard let first = name.parts.first else { return applying(name, to: shapes.last ?? nil) }
    let reachable = name.isLocal ? shapes.suffix(1) : shapes[...]
    guard let holder = reachable.last(where: { $0?.members[first] != nil }),
      var shape = holder?.members[first]
    else {
      if reachable.contains(where: { $0 == nil }) { return .unknown }
      return .missing(
        first, known: reachable.flatMap { $0?.members.keys.sorted() ?? [] }, after: nil)
    }
    for (index, part) in name.parts.enumerated().dropFirst() {
      guard let next = shape.members[part] else {
        if shape.kinds.isSubset(of: [.bool]) { return .unknown }
        return .missing(
          part, known: shape.members.keys.sorted(),
          after: name.parts[..<index].joined(separator: "."))
      }
      shape = next
    }
    return applying(name, to: shape)
  }

  private func findPosition(_ name: ValueName) -> NameFinding {
    guard let innermost = name.transforms.last,
      let transform = ValueTransform(rawValue: innermost.name)
    else { return .unknown }
    guard let shape = transform.shapeOfPosition else {
      return .unfit(
        message: "'\(innermost.name)' needs a value, and none is given",
        suggestion: "write the name of a value between the parentheses")
    }
    guard isElement != false else { return .unplaced("\(innermost.name)()") }
    return applying(name.transforms.dropLast(), to: shape, called: "\(innermost.name)()")
  }

  private func applying(_ name: ValueName, to shape: ValueShape?) -> NameFinding {
    applying(name.transforms[...], to: shape, called: name.name)
  }

  /// Applies transforms to a value; the last transform is applied first.
  private func applying(
    _ transforms: ArraySlice<TransformCall>, to shape: ValueShape?, called text: String
  ) -> NameFinding {
    var shape = shape
    var text = text
    for call in transforms.reversed() {
      guard let transform = ValueTransform(rawValue: call.name) else { return .unknown }
      if transform == .index {
        return .unfit(
          message: "'index' is the position in a list, and takes no value",
          suggestion: "write 'index()'")
      }
      if let kinds = shape?.unfitKinds(for: transform) {
        return .unfit(
          message: "'\(call.name)' needs \(transform.kinds.words(in: form)); "
            + "'\(text)' is \(kinds.words(in: form))",
          suggestion: nil)
      }
      if let problem = problem(in: call, of: transform, appliedTo: shape, called: text) {
        return problem
      }
      shape = shape?.applying(transform)
      text = "\(call.name)(\(text))"
    }
    return shape.map(NameFinding.shape) ?? .unknown
  }
}

// MARK: Arguments of transforms

extension TemplateScopes {
  /// Returns the first error in the arguments of a transform; `nil` if there is none.
  private func problem(
    in call: TransformCall, of transform: ValueTransform, appliedTo shape: ValueShape?,
    called text: String
  ) -> NameFinding? {
    if transform == .inwords, let shape, !shape.mayBeDate {
      return .unfit(message: "'inwords' needs a date; '\(text)' is not a date", suggestion: nil)
    }
    var compared = transform == .equals ? shape : nil
    for (parameter, argument) in zip(transform.parameters, call.arguments) {
      let allowed: ShapeKinds
      switch (parameter, argument) {
      case (.key, .text(let path)):
        guard let element = shape?.element.first else { continue }
        switch member(at: path, of: element, of: text) {
        case .shape(let member):
          if let problem = problem(inKey: path, of: member, for: call.name) { return problem }
          compared = member
        case .unknown: break
        case let problem: return problem
        }
        continue
      case (.key, _): continue  // Reported where the template was read.
      case (.number, _): allowed = .number
      case (.language, _): allowed = .string
      case (.comparable, _):
        let comparable = ValueTransform.equals.kinds
        allowed = compared?.kinds.intersection(comparable) ?? comparable
      }
      if let problem = problem(in: argument, allowing: allowed, of: call.name) { return problem }
    }
    return nil
  }

  /// Returns the error of a key that leads to a value that cannot be compared, such as `date`.
  private func problem(
    inKey path: String, of member: ValueShape, for transform: String
  ) -> NameFinding? {
    let comparable = ValueTransform.equals.kinds
    guard !member.kinds.subtracting(.bool).isEmpty,
      member.kinds.subtracting(.bool).isDisjoint(with: comparable)
    else { return nil }
    let parts = member.members.keys.sorted().map { "\(path).\($0)" }
    return .unfit(
      message: "'\(path)' is \(member.kinds.subtracting(.bool).words(in: form)); "
        + "'\(transform)' needs \(comparable.words(in: form)) there",
      suggestion: parts.isEmpty ? nil : "write one of: \(parts.joined(separator: ", "))")
  }

  private func member(
    at path: String, of element: ValueShape, of text: String
  ) -> NameFinding {
    let parts = path.split(separator: ".").map(String.init)
    var shape = element
    for (index, part) in parts.enumerated() {
      guard let next = shape.members[part] else {
        if shape.kinds.isSubset(of: .bool) { return .unknown }
        let known = shape.members.keys.sorted()
        let holder = ["the elements of '\(text)'"] + parts[..<index].map { "'\($0)'" }
        return .unfit(
          message: "\(holder.joined(separator: ", ")) have no '\(part)'",
          suggestion: TypoSuggestion.suggestion(for: part, in: known)
            ?? "write one of: \(known.joined(separator: ", "))")
      }
      shape = next
    }
    return .shape(shape)
  }

  private func problem(
    in argument: TransformArgument, allowing kinds: ShapeKinds, of transform: String
  ) -> NameFinding? {
    let (given, text): (ShapeKinds, String)
    switch argument {
    case .text(let written): (given, text) = (.string, "\"\(written)\"")
    case .number(let number): (given, text) = (.number, String(number))
    case .value(let name):
      switch find(name) {
      case .shape(let shape): (given, text) = (shape.kinds, "'\(name.name)'")
      case .unknown: return nil
      case let problem: return problem
      }
    }
    guard given.isDisjoint(with: kinds), !kinds.isEmpty else { return nil }
    return .unfit(
      message: "\(text) is \(given.words(in: form)); '\(transform)' needs "
        + "\(kinds.words(in: form)) there",
      suggestion: nil)
  }
}

extension ValueShape {
  fileprivate var mayBeDate: Bool {
    members.isEmpty || ["year", "month", "day"].allSatisfy { members[$0] != nil }
  }
}
