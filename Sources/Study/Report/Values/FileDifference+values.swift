import Comparison
import Evidence
import Metrics
import SiteTemplates
import StaticSite

extension FileDifference {
  /// The file for the template `parts/difference`.
  ///
  /// - Parameters:
  ///   - sides: What the original and the exhibit are.
  ///   - address: Where the page of the pattern's own implementation has a line.
  /// - Returns: What the template shows.
  func value(
    of sides: ComparedSides, address: (_ file: String, _ line: Int) -> String?
  ) -> PageValue {
    let originalName = original?.fileName ?? ""
    let originalAddress = original.flatMap { address($0.path, firstLine) }
    let isRenamed = original != nil && shown != nil && originalName != name
    return [
      "name": .string(name), "path": .string((shown ?? original)?.path ?? ""),
      "address": .optional(isRenamed ? nil : originalAddress),
      "original": .optional(isRenamed ? originalName : nil),
      "originalAddress": .optional(originalAddress),
      "isNew": .bool(original == nil), "isGone": .bool(shown == nil),
      "stretches": .list(
        stretches.map { stretch in
          [
            "lines": .list(
              sides.ordered(stretch, by: \.mark).map { line in
                var isOriginal = true
                if case .second = line.mark { isOriginal = false }
                return [
                  "sign": .string(sides.sign(of: line.mark)),
                  "className": .string(sides.className(of: line.mark)),
                  "patch": .string(sides.patchSign(of: line.mark)),
                  "number": .number(line.number),
                  "code": .rich(html: line.html, markdown: line.text),
                  "address": .optional(
                    isOriginal ? original.flatMap { address($0.path, line.number) } : nil),
                ]
              })
          ]
        }),
    ]
  }

  /// The first line that is only in the original file, or that the exhibit's adds something before.
  private var firstLine: Int {
    stretches.first?.first { line in
      if case .second = line.mark { false } else { true }
    }?.number ?? 1
  }

  /// The name of the file.
  private var name: String { (shown ?? original)?.fileName ?? "" }
}

extension SourceFile {
  fileprivate var fileName: String { path.split(separator: "/").last.map(String.init) ?? "" }
}
