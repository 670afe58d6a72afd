import Foundation
import Testing

@Suite("What @Traced writes")
struct ExpansionTests {
  /// The documents, in the order in which they are best read.
  static let names = [
    "methods", "throwing-methods", "generic-methods", "arguments", "bodies-left-in-place",
    "capture-lists-in-methods", "literals", "static-methods-and-operators", "structs", "enums",
    "extensions", "classes", "generic-classes", "initializers", "failing-initializers",
    "convenience-initializers", "capture-lists-in-initializers", "deinitializers", "properties",
    "observers", "key-paths", "closure-properties", "delegate-properties", "left-alone",
    "nested-types", "reads", "closures", "lines",
    "unsupported-declarations", "unsupported-variables", "unsupported-closures",
    "unsupported-methods", "never",
  ]

  /// Whose classes inherit from a traced class.
  static let heirs = ["subclasses"]

  @Test("is what the document shows", arguments: names + heirs)
  func expands(_ name: String) throws {
    let snapshot = try Snapshot(named: name)
    let expansion = Expansion(of: snapshot.source, inherits: Self.heirs.contains(name))
    let document = snapshot.document(of: expansion)
    if Snapshot.isRecording { return try snapshot.record(document) }
    #expect(expansion.isValid, "\(expansion.source)")
    #expect(snapshot.text == document)
  }

  @Test("is shown by documents that are all read")
  func documents() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Snapshot.folder.path())
    let documents = files.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }
    #expect(Set(documents) == Set(Self.names + Self.heirs))
  }
}
