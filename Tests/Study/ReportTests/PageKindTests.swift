import Foundation
import StaticSite
import TestSupport
import Testing

@testable import Evidence
@testable import Report

@Suite("The list of kinds of pages")
struct PageKindTests {
  @Test("has each name once")
  func names() {
    let names = PageKind.all.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test("has a template for every kind that has pages, and no texts of one folder twice")
  func templates() {
    let folder = packageRoot.appending(path: "templates")
    for kind in PageKind.all {
      if case .shownElsewhere = kind.origin { continue }
      let template = kind.content?.template ?? kind.name
      for name in [template, "\(template).md"] {
        let path = folder.appending(path: "\(name).mustache").path
        #expect(FileManager.default.fileExists(atPath: path), "\(path)")
      }
    }
    let folders = PageKind.all.compactMap { $0.content?.folder }
    #expect(Set(folders).count == folders.count)
  }

  @Test("shows evidence between paragraphs, and texts elsewhere, where the kinds of texts say so")
  func forms() {
    let kinds = PageKind.all
    let showing = kinds.filter { kind in
      if case .texts(_, .ofProse) = kind.origin { true } else { false }
    }
    #expect(Set(showing.map(\.name)) == TextKind.showingEvidence)
    let elsewhere = kinds.filter { kind in
      if case .shownElsewhere = kind.origin { true } else { false }
    }
    #expect(Set(elsewhere.map(\.name)) == TextKind.shownElsewhere)
  }

  @Test("has every type of page that is declared in its folder")
  func complete() throws {
    let folder = packageRoot.appending(path: "Sources/Study/Report/Pages")
    let list = try String(
      contentsOf: folder.appending(path: "PageKind+all.swift"), encoding: .utf8)
    var pages: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      pages.formUnion(text.matches(of: #/struct (\w+Page)\b/#).map { String($0.1) })
    }
    #expect(pages.count > 20)
    for page in pages { #expect(list.contains(page), "\(page)") }
  }
}
