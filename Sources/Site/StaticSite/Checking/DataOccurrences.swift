import Diagnostics
import Documents
import SiteFiles

/// The places of addresses in the files of `content/data/`, whose values templates show.
struct DataOccurrences {
  private var occurrences: [String: [AddressOccurrence]] = [:]

  /// Looks through files; JSON is read as the part of YAML that it is.
  ///
  /// - Complexity: O(*n*) in the size of the files.
  init(_ files: [SourceFolder.File]) {
    for file in files {
      guard let text = try? file.text(), let value = try? Value.parse(yaml: text, file: file.path)
      else { continue }
      add(value)
    }
  }

  /// The places of an address.
  subscript(key: String) -> [AddressOccurrence] { occurrences[key] ?? [] }

  private mutating func add(_ value: Value) {
    switch value.content {
    case .scalar(let scalar):
      // An address in a website's data is short.
      guard scalar.text.utf8.count <= 2000 else { return }
      occurrences[AddressOccurrences.key(scalar.text), default: []].append(
        AddressOccurrence(location: value.location, written: scalar.text, isData: true))
    case .sequence(let elements): for element in elements { add(element) }
    case .mapping(let entries): for entry in entries { add(entry.value) }
    }
  }
}
