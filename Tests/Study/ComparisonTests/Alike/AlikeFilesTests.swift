import Foundation
import TestSupport
import Testing

@Suite("What is not the pattern's")
struct AlikeFilesTests {
  @Test("is alike in all patterns, file by file", arguments: AlikeFiles.all)
  func own(_ files: AlikeFiles) throws {
    let differences = files.differences(in: try PatternTexts.all())
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  @Test("may differ in imports, in roles and, where that is said, in the sentence above the type")
  func leftOut() {
    let one = "import A\n\n/// In MVC.\n@Traced(.view)\nstruct S {}\n"
    let other = "public import A\nimport B\n\n/// In MVP.\n@Traced(.presenter)\nstruct S {}\n"
    let texts = ["One": ["S.swift": one], "Two": ["S.swift": other]]
    let strict = AlikeFiles(path: "S.swift", modules: ["One", "Two"])
    let lenient = AlikeFiles(path: "S.swift", modules: ["One", "Two"], namesPattern: true)
    #expect(
      strict.differences(in: texts) == [
        "One/S.swift:3 and Two/S.swift:4 differ:\n  /// In MVC.\n  /// In MVP."
      ])
    #expect(lenient.differences(in: texts) == [])
  }

  @Test("names both files and the first line that differs, be it that one of them ends")
  func firstDifference() {
    let texts = ["One": ["S.swift": "a\nb\nc\n"], "Two": ["S.swift": "a\nb\n"]]
    #expect(
      AlikeFiles(path: "S.swift", modules: ["One", "Two"]).differences(in: texts) == [
        "One/S.swift:3 and Two/S.swift:0 differ:\n  c\n  the end of the file"
      ])
  }

  @Test("tells a type that is traced from an extension that is")
  func extending() {
    let texts = [
      "One": ["S.swift": "@Traced(.view)\n"], "Two": ["S.swift": "@Traced(extending: .view)\n"],
    ]
    #expect(AlikeFiles(path: "S.swift", modules: ["One", "Two"]).differences(in: texts).count == 1)
  }

  @Test("is missed where a pattern does not have it, and compared in others if that is said")
  func missing() {
    let texts = [
      "One": ["Lists/S.swift": "a"], "Two": [:], "Three": ["Lists/S.swift": "b"],
    ]
    let own = AlikeFiles(path: "Lists/", modules: ["One", "Two"])
    let others = AlikeFiles(path: "Lists/", modules: ["One"], isForOthersToo: true)
    #expect(own.differences(in: texts) == ["Two/Lists/S.swift is missing"])
    #expect(
      others.differences(in: texts) == [
        "One/Lists/S.swift:1 and Three/Lists/S.swift:1 differ:\n  a\n  b"
      ])
    #expect(
      AlikeFiles(path: "T.swift", modules: ["One"]).differences(in: texts)
        == ["One: nothing ends in 'T.swift'"])
  }
}

@Suite("Names and places that are no difference between patterns")
struct AlikeNamesTests {
  @Test("a factory is named after its screens, and made of a setup and an environment")
  func factories() throws {
    let names = [
      "DelayedStar": "StarScreenFactory", "GitHubFavorites": "GitHubScreenFactory",
      "Profile": "ProfileScreenFactory", "Programs": "ProgramsScreenFactory",
      "StepCounter": "StepCounterScreenFactory", "TallyCounter": "CounterScreenFactory",
    ]
    for (path, text) in try PatternTexts.files() where path.hasSuffix("Factory.swift") {
      let sample = path.split(separator: "/")[1]
      #expect(path.hasSuffix("/\(names[String(sample), default: "?"]).swift"), "\(path)")
      let isMadeOfSetup = text.contains(/init\(setup: \w+Setup, environment: Environment\)/)
      let makesTabs = text.contains("makeTabs")
      #expect(isMadeOfSetup && !makesTabs, "\(path)")
    }
  }

  @Test("who holds a factory calls it screens")
  func screens() throws {
    for (path, text) in try PatternTexts.files() {
      for match in text.matches(of: /(?:let|var) (\w+)(?:: | = )\w+Factory\b/) {
        #expect(match.1 == "screens", "\(path)")
      }
    }
  }

  @Test("what a view controller does for a table or a search bar is in a file of its own")
  func delegates() throws {
    let expected = [
      "TableViewDataSource": "TableView", "TableViewDelegate": "TableView",
      "SearchBarDelegate": "SearchBar",
    ]
    for (path, text) in try PatternTexts.files() {
      for match in text.matches(of: /(?:class|extension) (\w+ViewController): ([^{]+) \{/) {
        let conformances = match.2.split(separator: /,\s*/).map(String.init)
        for name in conformances.compactMap({ expected[$0] }) {
          #expect(path.hasSuffix("/\(match.1)+\(name).swift"), "\(path)")
          #expect(conformances.count == 1, "\(path): data source first, then delegate")
        }
      }
    }
  }
}

/// The sources of the patterns.
enum PatternTexts {
  private static let read = Result {
    var texts: [String: [String: String]] = [:]
    for module in AlikeFiles.patterns {
      let folder = packageRoot.appending(path: "Sources/Patterns/\(module)")
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      where path.hasSuffix(".swift") {
        texts[module, default: [:]][path] = try String(
          contentsOf: folder.appending(path: path), encoding: .utf8)
      }
    }
    return texts
  }

  /// The texts of each module's files, by path in the module's folder.
  static func all() throws -> [String: [String: String]] { try read.get() }

  /// The texts of all files, by path in the folder of patterns, in order.
  static func files() throws -> [(path: String, text: String)] {
    try all().flatMap { module, files in files.map { ("\(module)/\($0.key)", $0.value) } }
      .sorted { $0.0 < $1.0 }.map { (path: $0.0, text: $0.1) }
  }
}

extension AlikeFiles: CustomTestStringConvertible {
  var testDescription: String { path }
}
