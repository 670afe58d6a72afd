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
      "name": .string(name),
      "address": .optional(isRenamed ? nil : originalAddress),
      "original": .optional(isRenamed ? originalName : nil),
      "originalAddress": .optional(originalAddress),
      "isNew": .bool(original == nil), "isGone": .bool(shown == nil),
      "stretches": .list(
        stretches.map { stretch in
          [
            "lines": .list(
              stretch.map { line in
                var isOriginal = true
                if case .second = line.mark { isOriginal = false }
                return [
                  "sign": .string(line.mark.sign), "className": .string(line.mark.className),
                  "number": .number(line.number), "code": .html(line.html),
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

  /// The difference as a patch in a fenced block, under the path of the file.
  var markdown: String {
    let lines = stretches.map { stretch in
      stretch.map { line in
        let sign =
          switch line.mark {
          case .both: " "
          case .first: "-"
          case .second: "+"
          }
        return "\(sign)\(line.text)\n"
      }.joined()
    }
    let path = (shown ?? original)?.path ?? ""
    return "### \(path)\n\n````diff\n\(lines.joined(separator: " …\n"))````\n"
  }
}

extension SourceFile {
  fileprivate var fileName: String { path.split(separator: "/").last.map(String.init) ?? "" }
}
