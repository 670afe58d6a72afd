import SwiftParser
import SwiftSyntax

/// A stored variable of a class, as its declaration shows it.
struct TracedProperty {
  let name: String
  let variable: VariableDeclSyntax
  let binding: PatternBindingSyntax

  static func tracing(
    of variable: VariableDeclSyntax, in type: some DeclGroupSyntax
  ) -> PropertyTracing {
    guard variable.bindingSpecifier.tokenKind == .keyword(.var), !variable.isSomebodyElses,
      !variable.isComputed
    else { return .nothing }
    // The wrapper has the storage and the accessors; only an observer can be added.
    if variable.isPublished {
      return TracedProperty(variable)?.observers.isEmpty == true ? .observer : .nothing
    }
    guard variable.bindings.count == 1 else { return .impossible(.severalVariables) }
    guard let property = TracedProperty(variable) else { return .impossible(.pattern) }
    if variable.modifiers.contains(.lazy) {
      return property.observers.isEmpty
        ? .observer : .impossible(.lazyWithObservers(name: property.name))
    }
    // The system's `@ObservationIgnored` does not allow another macro to add a getter.
    if variable.attributes.contains(named: "ObservationIgnored") {
      return property.observers.isEmpty
        ? .observer : .impossible(.ignoredWithObservers(name: property.name))
    }
    // The recorder cannot keep a value that cannot be copied.
    if let name = property.type?.wrapped ?? property.type,
      type.uncopiedParameters.contains(name.trimmedDescription)
    {
      return .nothing
    }
    return property.storageKind == nil ? .observer : .storage
  }

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first, variable.bindings.count == 1,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return nil }
    name = pattern.identifier.bareText
    self.variable = variable
    self.binding = binding
  }

  var type: TypeSyntax? { binding.typeAnnotation?.type }

  /// The property's `willSet` and `didSet`.
  var observers: [AccessorDeclSyntax] {
    guard case .accessors(let accessors)? = binding.accessorBlock?.accessors else { return [] }
    return Array(accessors)
  }

  func observer(_ keyword: Keyword) -> AccessorDeclSyntax? {
    observers.first { $0.accessorSpecifier.tokenKind == .keyword(keyword) }
  }

  /// The declaration of a separate storage named `_name`, without observers.
  var storageDeclaration: String {
    let kept: [Keyword] = [.weak, .unowned, .nonisolated]
    let modifiers = variable.modifiers.filter { modifier in
      kept.contains { modifier.name.tokenKind == .keyword($0) }
    }
    let words = ["private"] + modifiers.map(\.trimmedDescription)
    let type = binding.typeAnnotation?.trimmedDescription ?? ""
    let initial = binding.initializer.map { " " + $0.trimmedDescription } ?? ""
    return "\(words.joined(separator: " ")) var _\(name)\(type)\(initial)"
  }

  /// The reason for a separate storage, if there is one.
  var storageKind: StorageKind? {
    if let type, ClosureType(type) != nil { return .closure }
    if variable.modifiers.contains(.weak), let mechanism = weakMechanism { return mechanism }
    if !observers.isEmpty { return .observed }
    return isReadByOthers ? .stored : nil
  }

  /// Indicates whether the source of another type can name it.
  var isReadByOthers: Bool {
    !variable.modifiers.contains { modifier in
      modifier.name.tokenKind == .keyword(.private) && modifier.detail == nil
    }
  }

  /// The binding that a weak property creates, by the name of its protocol.
  private var weakMechanism: StorageKind? {
    guard var referent = type?.wrapped?.bare else { return nil }
    if let existential = referent.as(SomeOrAnyTypeSyntax.self) { referent = existential.constraint }
    let name = referent.trimmedDescription
    if name.hasSuffix("Delegate") || name.hasSuffix("DataSource") { return .delegate }
    return name.hasSuffix("Observer") ? .observer : nil
  }
}

/// The technique that records the changes of a variable.
enum PropertyTracing {
  /// None: it is constant, computed, static or not copyable, or belongs to a superclass or a
  /// wrapper.
  case nothing
  /// A `didSet`.
  case observer
  /// Accessors in front of a separate storage.
  case storage
  /// Impossible, with the error for the author of the source.
  case impossible(ExpansionError)
}

extension VariableDeclSyntax {
  /// Indicates whether the variable belongs to its type, its superclass or a property wrapper.
  fileprivate var isSomebodyElses: Bool {
    modifiers.contains(.static) || modifiers.contains(.class) || modifiers.contains(.override)
      || attributes.contains { $0.as(AttributeSyntax.self)?.isWrapper ?? false } && !isPublished
  }

  /// Indicates whether it is wrapped by Combine's `@Published`, or by a wrapper of that name.
  var isPublished: Bool { attributes.contains(named: "Published") }

  /// Indicates whether it is computed rather than stored.
  var isComputed: Bool {
    bindings.contains { binding in
      switch binding.accessorBlock?.accessors {
      case nil: return false
      case .getter: return true
      case .accessors(let accessors):
        return !accessors.allSatisfy {
          [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
        }
      }
    }
  }
}

extension AttributeSyntax {
  /// Indicates whether its name suggests a property wrapper.
  var isWrapper: Bool {
    baseName.first?.isUppercase == true && !["MainActor", "ObservationIgnored"].contains(baseName)
  }
}

/// A property with a separate storage named `_name`.
struct Storage {
  let kind: StorageKind
  let name: String

  /// Returns the storages of a class, ordered by kind.
  static func all(of type: some DeclGroupSyntax) -> [Storage] {
    guard type.hasObjects else { return [] }
    let isObservable = type.attributes.contains(named: "Observable")
    let storages = type.memberBlock.members.compactMap { member -> Storage? in
      guard let property = TracedProperty(member.decl),
        !(isObservable && property.variable.isObservable),
        case .storage = TracedProperty.tracing(of: property.variable, in: type),
        let kind = property.storageKind
      else { return nil }
      return Storage(kind: kind, name: property.name)
    }
    return StorageKind.allCases.flatMap { kind in storages.filter { $0.kind == kind } }
  }

  /// Returns the storages that an attribute lists.
  static func all(of attribute: AttributeSyntax) -> [Storage] {
    guard case .argumentList(let arguments)? = attribute.arguments else { return [] }
    var kind: StorageKind?
    return arguments.dropFirst().compactMap { argument in
      if let label = argument.label { kind = StorageKind(rawValue: label.text) }
      guard let kind,
        let name = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      else { return nil }
      return Storage(kind: kind, name: name)
    }
  }
}

/// The reason for a separate storage, which is also the label in the attribute of a body.
enum StorageKind: String, CaseIterable {
  /// Others may read it.
  case stored
  /// It has observers.
  case observed
  /// Calling the closure that it holds is a notification.
  case closure
  /// It binds a delegate or a data source.
  case delegate
  /// It binds an observer.
  case observer
}
