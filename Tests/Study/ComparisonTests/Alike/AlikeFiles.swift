import Foundation
import Identifiers

/// Files that several patterns have and that are no difference between these: they must be alike.
struct AlikeFiles: Sendable {
  /// The end of their path in a pattern's folder; one that ends in `/` is the folder of all of them.
  let path: String
  /// The modules that have to have them.
  let modules: [String]
  /// Says whether a module that is not listed is compared, too, if it has them.
  var isForOthersToo = false
  /// Says whether the sentence above the type names the pattern, and so is left out.
  var namesPattern = false
  /// Paths that end so, and are not meant.
  var except: [String] = []

  /// All that must be alike.
  ///
  /// Cocoa MVC needs no factory: its view controllers make the next screen, and its roots the first.
  /// With coordinators, these make all screens, and VIPER's modules are put together by assemblies.
  /// Of the looks of a star only those are listed that change a button; the others are another
  /// thing, a value or some publishers.
  static let all =
    [AlikeFiles(path: "GitHubFavorites/TotalText.swift", modules: patterns)]
    + ["GitHubFavorites/GitHubFavoritesApp.swift", "DelayedStar/DelayedStarApp.swift"].map {
      AlikeFiles(
        path: $0, modules: patterns.filter { !["CocoaMVC", "MVVMC", "VIPER"].contains($0) },
        namesPattern: true)
    }
    + ["TallyCounterApp.swift", "StepCounterApp.swift", "ProfileApp.swift", "ProgramsApp.swift"]
    .map { AlikeFiles(path: $0, modules: ["CocoaMVC", "ClassicMVC", "MVC2"], namesPattern: true) }
    + ["Navigation/", "DelayedStar/StarScreenFactory.swift", "GitHubScreenFactory.swift"].map {
      AlikeFiles(path: $0, modules: ["ClassicMVC", "MVC2"])
    }
    + [
      AlikeFiles(
        path: "Lists/RowDataSource.swift",
        modules: ["MVC2", "PassiveMVP", "ReactiveMVVM", "InputsOutputsMVVM"],
        isForOthersToo: true),
      AlikeFiles(
        path: "Requests/", modules: ["ReactiveMVVM", "InputsOutputsMVVM"], isForOthersToo: true),
      AlikeFiles(
        path: "DelayedStar/StarAppearance.swift",
        modules: ["CocoaMVC", "SupervisingMVP", "Flux", "TCA"]),
    ]
    + ["Dispatcher.swift", "Registration.swift", "Action.swift", "Actions.swift", "Store.swift"].map
  {
    // The store's base notifies views by closures in the one, and is a publisher in the other.
    AlikeFiles(path: $0, modules: ["Flux", "FluxMVVM"], except: ["Dispatching/Store.swift"])
  }

  /// The modules of all patterns.
  static let patterns = Package.names(in: SourceFolders.patterns).filter { $0 != "README.md" }
}

extension AlikeFiles {
  /// The faults of these files in some folders.
  ///
  /// - Parameter texts: The texts of each module's files, by path.
  /// - Returns: A sentence for each file that is missing, and for each that differs.
  func differences(in texts: [String: [String: String]]) -> [String] {
    let compared =
      modules
      + (isForOthersToo ? texts.keys.filter { !modules.contains($0) }.sorted() : [])
    let paths = Set(compared.flatMap { texts[$0, default: [:]].keys.filter(matches) }).sorted()
    if paths.isEmpty { return ["\(modules.joined(separator: ", ")): nothing ends in '\(path)'"] }
    return paths.flatMap { path in differences(of: path, compared, texts) }
  }

  private func matches(_ path: String) -> Bool {
    if except.contains(path) { return false }
    return self.path.hasSuffix("/") ? path.hasPrefix(self.path) : path.hasSuffix(self.path)
  }

  private func differences(
    of path: String, _ compared: [String], _ texts: [String: [String: String]]
  ) -> [String] {
    // Not every pattern has every sample.
    let folder = path.prefix { $0 != "/" } + "/"
    let missing = modules.filter { module in
      let own = texts[module, default: [:]]
      let lacksSample =
        Package.samples.contains { $0 + "/" == folder }
        && !own.keys.contains { $0.hasPrefix(folder) }
      return own[path] == nil && !lacksSample
    }
    .map { "\($0)/\(path) is missing" }
    let present = compared.compactMap { module in
      (texts[module]?[path]).map {
        (name: "\(module)/\(path)", lines: ComparedLine.all(in: $0, namesPattern: namesPattern))
      }
    }
    guard let first = present.first else { return missing }
    return missing
      + present.dropFirst().compactMap { other in
        Self.difference(of: first, from: other)
      }
  }

  private static func difference(
    of one: (name: String, lines: [ComparedLine]), from other: (name: String, lines: [ComparedLine])
  ) -> String? {
    let count = max(one.lines.count, other.lines.count)
    let ended = ComparedLine(number: 0, text: "the end of the file")
    for index in 0..<count {
      let (a, b) = (one.lines, other.lines)
      let pair = (
        index < a.count ? a[index] : ended, index < b.count ? b[index] : ended
      )
      if pair.0.text != pair.1.text {
        return "\(one.name):\(pair.0.number) and \(other.name):\(pair.1.number) differ:"
          + "\n  \(pair.0.text)\n  \(pair.1.text)"
      }
    }
    return nil
  }
}

/// A line of a file as it is compared: without what may differ.
struct ComparedLine: Equatable {
  /// Its number in the file, from 1.
  let number: Int
  /// Its text, without the role of `@Traced`.
  let text: String

  /// The lines of a file, without imports and the empty lines around them.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - namesPattern: Whether the comments at the left edge are left out, too.
  /// - Returns: The lines to compare, in order.
  static func all(in text: String, namesPattern: Bool) -> [ComparedLine] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      ComparedLine(number: $0.offset + 1, text: withoutRole(String($0.element)))
    }
    let kept = lines.filter { line in
      !line.isImport && !(namesPattern && line.text.hasPrefix("///"))
    }
    return Array(
      kept.drop(while: \.text.isEmpty).reversed().drop(while: \.text.isEmpty).reversed())
  }

  private var isImport: Bool {
    text.hasPrefix("import ") || text.hasPrefix("public import ")
  }

  private static func withoutRole(_ line: String) -> String {
    line.replacing(/@Traced\((?:(extending): )?\.\w+\)/) { match in
      match.1 == nil ? "@Traced" : "@Traced(extending)"
    }
  }
}
