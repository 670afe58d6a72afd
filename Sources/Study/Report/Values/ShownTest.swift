import Evidence
import Identifiers
import Metrics
import SiteTemplates
import Trace

/// A unit test on a page: its source, what sets it up, and what it leaves out.
struct ShownTest {
  let id: ImplementationID
  let name: String
  let test: ExaminedTest
  let links: Links
  let sources: ExaminedSources

  /// The pattern's title.
  var title: String { links.title(ofPattern: id.pattern) }

  /// The anchor on the page.
  var anchor: String { id.pattern.description }

  /// The doubles with their kinds, in one line.
  var doubles: String {
    let all = test.doubles.map { "\($0.name) (\($0.kindName))" }
    return all.isEmpty ? "none" : all.joined(separator: ", ")
  }

  /// The types that it cannot see, with their roles, in one line.
  var unseen: String {
    let all = test.unseen.map { type in
      type.role.map { "\(type.name) (\($0.rawValue))" } ?? type.name
    }
    return all.isEmpty ? "nothing of the sample" : all.joined(separator: ", ")
  }

  /// The test for the template `testing`.
  var value: PageValue {
    let file = sources.code[id].tests.first { $0.file.path == test.file.path }
    return [
      "anchor": .string(anchor), "pattern": links.link(toPattern: id.pattern),
      "name": .string(name), "file": .optional(file?.fileName),
      "address": .optional(file.map { "\(Address.code(of: id))#\($0.anchor)" }),
      "code": ShownExcerpt(file: test.file, ranges: [test.lines]).value,
      "setUp": ShownExcerpt(file: test.file, ranges: test.setUp).value,
      "setUpLines": .number(test.setUpCount), "hasSetUp": .bool(test.setUpCount > 0),
      "doubles": .string(doubles), "unseen": .string(unseen),
    ]
  }
}

extension TestDouble {
  /// Its kind as the field names it.
  fileprivate var kindName: String {
    let kinds = TestDoubleKind.allCases.filter(self.kinds.contains).map(\.rawValue)
    let name = kinds.isEmpty ? "dummy" : kinds.joined(separator: " and ")
    return subscribes ? "\(name) that subscribes" : name
  }
}
