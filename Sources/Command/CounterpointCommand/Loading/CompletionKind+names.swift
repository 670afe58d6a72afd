import ArgumentParser
import Catalogue
import Exhibits
import Identifiers
import Samples

/// Shell completions, computed on demand by the program itself.
extension CompletionKind {
  static var samples: CompletionKind {
    names { SampleDescription.all.map(\.id.description) }
  }

  static var patterns: CompletionKind { names { Implementation.patterns.map(\.description) } }

  static var variants: CompletionKind { names { Variant.all.map(\.id) } }

  static var patternsAndVariants: CompletionKind {
    names { Implementation.patterns.map(\.description) + Variant.all.map(\.id) }
  }

  /// The scenarios, by sample and name, or by file if a path has been begun.
  static var scenarios: CompletionKind {
    .custom { words, _, prefix in
      let option = words.firstIndex(of: "--content").map { $0 + 1 }
      let content = option.flatMap { words.indices.contains($0) ? words[$0] : nil } ?? "content"
      return await MainActor.run {
        let names = SampleDescription.all.flatMap { sample in
          ScenarioFiles.names(in: "\(content)/scenarios/\(sample.id)").map { "\(sample.id)/\($0)" }
        }
        return prefix.hasPrefix(content) ? names.map { "\(content)/scenarios/\($0).md" } : names
      }
    }
  }

  private static func names(_ all: @escaping @MainActor @Sendable () -> [String]) -> CompletionKind
  {
    .custom { _, _, _ in await all() }
  }
}
