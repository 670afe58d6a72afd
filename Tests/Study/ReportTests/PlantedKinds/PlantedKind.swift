import Catalogue
import Diagnostics
import Metrics
import Samples
import Testing

/// A piece of code that is added to a pattern as a file of its own, and what it is reported as.
struct PlantedKind: Sendable, CustomTestStringConvertible {
  /// The pattern's module and the folder in it.
  let place: String
  /// The code.
  let source: String
  /// The ids by which it is reported; none if it is honest.
  let ids: Set<DiagnosticID>

  nonisolated var testDescription: String { "\(place): \(source.prefix(80))" }

  /// A whole file.
  nonisolated init(_ place: String, _ ids: Set<DiagnosticID>, source: String) {
    self.place = place
    self.source = source
    self.ids = ids
  }

  /// The members of a class with a role.
  nonisolated init(
    _ place: String, _ role: String, _ ids: Set<DiagnosticID>, _ members: String
  ) {
    self.init(
      place, ids, source: "@Traced(.\(role))\nfinal class Planted {\n  \(members)\n}\n")
  }
}

/// Files of this package's patterns, each with something planted in it, examined all at once.
@MainActor
struct PlantedKindExamination {
  /// The faults that were found, by the number of the plant.
  let found: [Int: [Diagnostic]]

  init(_ plants: [PlantedKind]) throws {
    let files = plants.enumerated().map { index, plant in
      SourceFile(
        path: Self.path(index, plant),
        // Types of one name would be one type.
        text: plant.source.replacing("Planted", with: "Planted\(index)x"))
    }
    let numbers = Dictionary(
      uniqueKeysWithValues: plants.enumerated().map { (Self.path($0, $1), $0) })
    let diagnostics = try PlantedSources.diagnostics(
      { $0 + files }, implementations: Implementation.all, everywhere: true)
    found = Dictionary(
      grouping: diagnostics.filter { diagnostic in numbers[diagnostic.location?.file ?? ""] != nil
      },
      by: { numbers[$0.location?.file ?? ""] ?? 0 })
  }

  private static func path(_ index: Int, _ plant: PlantedKind) -> String {
    "Sources/Patterns/\(plant.place)/Planted\(index)x.swift"
  }
}

@Suite("A kind of fault that is planted in a pattern")
@MainActor
struct PlantedKindTests {
  private static let examined = Result { try PlantedKindExamination(PlantedKind.all) }

  @Test("is caught by name, and by no other check", arguments: PlantedKind.all.indices)
  func planted(_ index: Int) throws {
    let plant = PlantedKind.all[index]
    let found = try Self.examined.get().found[index] ?? []
    #expect(Set(found.map(\.id)) == plant.ids, "\(plant.source)\n\(found)")
    for diagnostic in found where diagnostic.id != .untraced {
      #expect(diagnostic.explanation != nil, "\(diagnostic)")
      #expect(
        diagnostic.location?.line != nil && diagnostic.location?.column != nil, "\(diagnostic)")
    }
  }
}
