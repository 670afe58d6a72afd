import SwiftParser
import SwiftSyntax

/// A property whose storage is kept apart from it, as `_name`.
struct Storage {
  let kind: StorageKind
  let name: String

  /// The storages of a class, in the order of their kinds.
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

  /// The storages that an attribute describes.
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

/// The reason why it is kept apart: the label that describes it to bodies.
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
