import Comparison
import Foundation
import Metrics
import TestSupport
import Testing

@testable import Evidence

@Suite("The difference of an exhibit's file") struct FileDifferenceTests {
  private static let file = SourceFile(path: "A.swift", text: "struct Bell {\n  let a = 1\n}\n")
  private static let edited = SourceFile(path: "A.swift", text: "struct Bell {\n  let a = 2\n}\n")
  private static let named = SourceFile(path: "B.swift", text: "struct MyBell {\n  let a = 3\n}\n")

  /// The lines of a difference with their signs.
  private func lines(
    _ first: SourceFile?, _ second: SourceFile?, prefix: String?, in store: ResultStore
  ) -> [String] {
    FileDifference(first, second, prefix: prefix, keptIn: store).stretches.joined().map { line in
      let sign =
        switch line.mark {
        case .both(_, _): " "
        case .first(_): "-"
        case .second(_): "+"
        }
      return "\(sign) \(line.number) \(line.text) \(line.html)"
    }
  }

  @Test("is the same from the cache, which tells apart both files and the prefix")
  func kept() throws {
    let folder = try TemporaryFolder()
    let store = ResultStore(
      folder: URL(filePath: folder.path("kept")), program: ProgramIdentity("program"))
    let cases: [(SourceFile?, SourceFile?, String?)] = [
      (Self.file, Self.edited, nil), (Self.edited, Self.file, nil), (Self.file, nil, nil),
      (nil, Self.file, nil), (Self.file, Self.named, nil), (Self.file, Self.named, "My"),
    ]
    let fresh = cases.map { lines($0, $1, prefix: $2, in: .nowhere) }
    #expect(
      fresh[0].filter { !$0.hasPrefix(" ") }.map { $0.prefix(13) } == [
        "- 2   let a =", "+ 2   let a =",
      ])
    #expect(Set(fresh).count == cases.count)
    for _ in 1...2 {
      #expect(cases.map { lines($0, $1, prefix: $2, in: store) } == fresh)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("kept"))
    #expect(names.count == cases.count)
  }
}
