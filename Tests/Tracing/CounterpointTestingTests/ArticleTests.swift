import CounterpointTesting
import Foundation
import TestSupport
import Testing
import Trace

/// The store of the article.
@MainActor @Traced(.store)
final class CartStore {
  private(set) var articles: [String] = []

  func add(_ article: String) { articles.append(article) }
}

@Suite("The article on recording a test")
struct ArticleTests {
  @Test("shows the recording that its test makes")
  @MainActor
  func recording() async throws {
    let folder = try TemporaryFolder()
    let test = RecordedTest("CartTests-adding", mode: .all, source: folder.path("CartTests.swift"))
    try await test.run { CartStore().add("viola") }
    let recording = try String(contentsOf: test.file, encoding: .utf8)
    let path =
      "Sources/Tracing/CounterpointTesting/CounterpointTesting.docc/RecordATest.md"
    let article = try String(contentsOf: packageRoot.appending(path: path), encoding: .utf8)
    #expect(article.contains("```\n\(recording)```\n"), "\(recording)")
  }
}
