import Comparison
import Evidence
import Metrics
import SiteTemplates
import StaticSite

extension FileDifference {
  /// The file for the template `parts/difference`.
  ///
  /// - Parameter address: Where the page of the pattern's own implementation has a line.
  /// - Returns: What the template shows.
  func value(address: (_ file: String, _ line: Int) -> String?) -> PageValue {
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
              stretch.map { line in
                var isAdded = false
                if case .second = line.mark { isAdded = true }
                return [
                  "sign": .string(line.mark.sign), "className": .string(line.mark.className),
                  "patch": .string(line.mark.patchSign), "number": .number(line.number),
                  "code": .rich(html: line.html, markdown: line.text),
                  "address": .optional(
                    isAdded ? nil : original.flatMap { address($0.path, line.number) }),
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
