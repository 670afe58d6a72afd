import Foundation
import Snapshots
import Testing

@Suite("What @Traced writes")
struct ExpansionTests {
  /// The documents, in the order in which they are best read.
  static let names = [
    "actors", "methods", "throwing-methods", "generic-methods", "arguments", "bodies-left-in-place",
    "capture-lists-in-methods", "literals", "static-methods-and-operators", "structs", "enums",
    "extensions", "classes", "generic-classes", "initializers", "failing-initializers",
    "convenience-initializers", "capture-lists-in-initializers", "deinitializers", "properties",
    "observers", "key-paths", "closure-properties", "delegate-properties", "left-alone",
    "observable-models",
    "nested-types", "reads", "closures", "lines",
    "unsupported-declarations", "unsupported-coding", "unsupported-variables",
    "unsupported-closures",
    "unsupported-methods", "unsupported-models", "never",
  ]

  /// The documents whose classes inherit from a traced class.
  static let heirs = ["subclasses"]

  @Test("is what the document shows", arguments: names + heirs)
  func expands(_ name: String) throws {
    let document = try ExpansionDocument(named: name)
    let expansion = Expansion(of: document.source, inherits: Self.heirs.contains(name))
    #expect(expansion.isValid, "\(expansion.source)")
    try expectSnapshot(document.text(of: expansion), document.name)
  }

  @Test("is shown by documents that are all read")
  func documents() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: ExpansionDocument.folder.path())
    let documents = files.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }
    #expect(Set(documents) == Set(Self.names + Self.heirs))
  }
}
