import Diagnostics
import Metrics
import SiteTemplates
import StaticSite
import Trace

/// The page of an implementation: its types, who knows whom, and all of its source.
struct CodePage {
  let report: Report
  let sample: String
  let pattern: String
  let shelf: CodeIndex.Shelf
  let listings: Listings

  private var context: Context { report.context }
  private var title: String {
    "\(context.title(ofSample: sample)) · \(context.title(ofPattern: pattern))"
  }

  /// The page.
  var page: Page {
    let facts = report.facts[sample: sample, pattern: pattern]
    return Page(
      path: Address.path(Address.code(of: sample, in: pattern)), template: "code", title: title,
      values: [
        "summary": .string(title),
        "sample": context.link(toSample: sample),
        "pattern": context.link(toPattern: pattern),
        "lines": .number(facts?.codeLines.total ?? 0),
        "sampleLines": .number(facts?.codeLines.sample ?? 0),
        "machineryLines": .number(facts?.codeLines.machinery ?? 0),
        "types": .list(types(facts).map(type)),
        "hasHidden": .bool(facts?.hidden.isEmpty == false),
        "hidden": .list((facts?.hidden ?? []).map(hidden)),
        "knowing": Acquaintance(report: report, sample: sample, pattern: pattern).value,
        "own": .list(shelf.own.map(file)),
        "hasMachinery": .bool(!shelf.machinery.isEmpty),
        "machinery": .list(shelf.machinery.map(file)),
        "domain": .list(shelf.domain.map(file)),
      ],
      markdown: markdown)
  }

  /// The types and protocols, those of this sample first.
  private func types(_ facts: SourceFacts?) -> [TypeFacts] {
    let all = facts.map { $0.types + $0.protocols } ?? []
    return all.filter { !$0.isMachinery } + all.filter(\.isMachinery)
  }

  private func type(_ type: TypeFacts) -> PageValue {
    [
      "name": .string(type.name), "kind": .string(type.kind.rawValue),
      "isWithoutObjects": .bool(type.role != nil && [.struct, .enum].contains(type.kind)),
      "role": type.role?.value ?? .bool(false),
      "address": .string(address(of: type.location) ?? "#main"),
    ]
  }

  /// What no recording shows, with its line.
  private func hidden(_ code: HiddenCode) -> PageValue {
    [
      "kind": .string(code.kind.rawValue), "name": .string(code.name),
      "address": .optional(address(of: code.location)),
    ]
  }

  private func address(of location: SourceLocation) -> String? {
    location.line.flatMap {
      context.address(of: location.file, line: $0, sample: sample, pattern: pattern)
    }
  }

  private func file(_ entry: CodeIndex.Entry) -> PageValue {
    [
      "name": .string(entry.file.path.split(separator: "/").last.map(String.init) ?? ""),
      "anchor": .string("F-\(entry.name)"),
      "code": .html(listings[entry]),
    ]
  }

  private var markdown: String {
    let files = shelf.all.map { entry in
      "## \(entry.file.path)\n\n````swift\n\(entry.file.text)````\n"
    }
    let hidden = (report.facts[sample: sample, pattern: pattern]?.hidden ?? []).map { code in
      let name = address(of: code.location).map { "[`\(code.name)`](\($0))" } ?? "`\(code.name)`"
      return "- \(code.kind.rawValue) \(name)\n"
    }
    let unseen = ["## What recordings cannot show\n\n" + hidden.joined()]
    return (["# \(title)\n"] + (hidden.isEmpty ? [] : unseen) + files).joined(separator: "\n")
  }
}
