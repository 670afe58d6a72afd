import Diagnostics
import Identifiers

/// A global or a static constant, with the types that its value may be made of.
struct SharedValue: Sendable, Hashable, Codable {
  /// Its name, after its type's.
  let name: String
  /// The types that it names: as annotated, and as called or used to make it.
  let types: [String]
  /// The functions that are called to make it.
  let functions: [String]
  /// The place of its name.
  let location: Diagnostics.SourceLocation
}

extension SourceLibrary {
  /// The globals and static constants of a pattern module that hold an object, which can change.
  ///
  /// An object counts wherever the constant's annotation or value names its class: alone, in a
  /// collection, in a closure that is called, as what a function of the module gives, or stored by
  /// a structure or an enumeration that is named there, however deep. What escapes is an object
  /// that only the type of an expression without names would show.
  ///
  /// - Parameter module: The pattern's module.
  /// - Returns: One fault for each constant.
  func sharedObjects(module: String) -> [Diagnostic] {
    let own = files.filter { $0.area.module == module }
    let shared = own.flatMap(\.sharedValues)
    guard !shared.isEmpty else { return [] }
    let known = own + files.filter { $0.area.isSamples || $0.area.isLibrary }
    let reader = SharedObjectReader(known, results: own.map(\.results))
    return shared.compactMap { value in
      reader.object(in: value).map { object, holder in
        let way = holder.map { ", by way of '\($0)'" } ?? ""
        return .mutableGlobal(
          "'\(value.name)' keeps one '\(object)' for the whole program\(way)", at: value.location)
      }
    }
  }
}

/// Follows the types that a constant names to a class.
private struct SharedObjectReader {
  private let classes: Set<String>
  /// The types that each structure or enumeration stores, by its name.
  private let contents: [String: [String]]
  /// The types that the module's functions give, by the function's name.
  private let results: [String: [String]]

  /// Classes of libraries that are not read.
  private static let foreign: Set<String> = [
    "AnyCancellable", "CurrentValueSubject", "PassthroughSubject", "AnyObject",
  ]

  init(_ files: [FileFacts], results: [[String: [String]]]) {
    let declarations = files.flatMap(\.declarations)
    classes = Set(declarations.filter { [.class, .actor].contains($0.kind) }.map(\.name))
      .union(Self.foreign)
    contents = Dictionary(
      grouping: declarations.filter { [.struct, .enum, .extension].contains($0.kind) }, by: \.name
    ).mapValues { $0.flatMap(\.stored).flatMap(\.types).map(\.name) }
    self.results = results.reduce(into: [:]) { all, part in
      all.merge(part, uniquingKeysWith: +)
    }
  }

  /// The first class that a value is of or holds, and the type that holds it, if that is another.
  func object(in value: SharedValue) -> (object: String, holder: String?)? {
    let types = value.types + value.functions.flatMap { results[$0] ?? [] }
    for type in types {
      if classes.contains(type) { return (type, nil) }
      if let object = object(heldBy: type, []) { return (object, type) }
    }
    return nil
  }

  private func object(heldBy type: String, _ seen: Set<String>) -> String? {
    guard !seen.contains(type) else { return nil }
    for part in contents[type] ?? [] {
      if classes.contains(part) { return part }
      if let object = object(heldBy: part, seen.union([type])) { return object }
    }
    return nil
  }
}
