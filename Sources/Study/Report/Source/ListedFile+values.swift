import Metrics
import SiteTemplates

extension ListedFile {
  /// The anchor of the file on its page.
  var anchor: String { "F-\(name)" }

  /// The file for the template `parts/file`.
  ///
  /// - Parameters:
  ///   - listings: The listings of files, this one among them.
  ///   - tests: Its tests, for the template `parts/tests`.
  /// - Returns: The value.
  func value(_ listings: Listings, tests: [PageValue] = []) -> PageValue {
    [
      "name": .string(fileName), "anchor": .string(anchor), "code": .html(listings[self]),
      "tests": .list(tests),
    ]
  }

  /// The file under a heading of a level, in Markdown.
  func markdown(level: Int = 2) -> String {
    let marks = String(repeating: "#", count: level)
    return "\(marks) \(file.path)\n\n````swift\n\(file.text)````\n"
  }
}
