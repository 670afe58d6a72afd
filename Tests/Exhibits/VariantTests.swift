import Catalogue
import Documents
import Foundation
import Identifiers
import Samples
import Scenarios
import TestSupport
import Testing
import Trace

@testable import Exhibits

@Suite("Variants") @MainActor
struct VariantTests {
  @Test("Each has its folder's name for its module, and no name that a pattern has")
  func names() {
    let ids = Variant.all.map(\.id)
    let patterns = Implementation.patterns.map(\.description)
    #expect(Set(ids + patterns).count == ids.count + patterns.count)
    for variant in Variant.all {
      #expect(variant.implementation.module == variant.folderName, "\(variant.id)")
    }
  }

  @Test("Each is of a pattern and a sample that are played")
  func originals() {
    for variant in Variant.all {
      #expect(Implementation.all.contains { $0.id == variant.implementation.id }, "\(variant.id)")
    }
  }

  @Test("Its files are links to the pattern's at the same path, but for those that differ")
  func links() throws {
    for variant in Variant.all {
      let module = try #require(
        Implementation.all.first { $0.id == variant.implementation.id }?.module)
      let own = packageRoot.appending(path: variant.folder)
      let pattern = packageRoot.appending(path: SourceFolders.module(module))
      let paths = try FileManager.default.subpathsOfDirectory(atPath: own.path)
      for path in paths where path.hasSuffix(".swift") {
        let file = own.appending(path: path)
        let original = pattern.appending(path: path).standardizedFileURL
        if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: file.path) {
          let linked = file.deletingLastPathComponent().appending(path: target).standardizedFileURL
          #expect(linked.path == original.path, "\(variant.id): \(path)")
        } else {
          let text = try String(contentsOf: file, encoding: .utf8)
          let isCopy = (try? String(contentsOf: original, encoding: .utf8)) == text
          #expect(!isCopy, "\(variant.id): \(path) is a copy, and should be a link")
        }
      }
    }
  }

  @Test("It has all of the pattern's machinery, as a link or in its own way")
  func machinery() throws {
    let samples = Set(SampleDescription.all.map { SourceFolders.name(for: $0.id) })
    for variant in Variant.all {
      let module = try #require(
        Implementation.all.first { $0.id == variant.implementation.id }?.module)
      let pattern = packageRoot.appending(path: SourceFolders.module(module)).path
      let machinery = try FileManager.default.subpathsOfDirectory(atPath: pattern).filter { path in
        path.hasSuffix(".swift") && !samples.contains(String(path.prefix { $0 != "/" }))
      }
      for path in machinery {
        let file = packageRoot.appending(path: "\(variant.folder)/\(path)").path
        #expect(FileManager.default.fileExists(atPath: file), "\(variant.id) lacks \(path)")
      }
    }
  }
}
