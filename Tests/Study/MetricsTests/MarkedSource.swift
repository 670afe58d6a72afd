import Metrics

/// A source text in which marks are before the places that a test is about.
struct MarkedSource {
  static let marks: [Character] = ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣"]

  /// The text without its marks.
  let text: String
  /// `line:column` of each mark, by its number from 1.
  let places: [Int: String]

  init(_ marked: String) {
    var (text, places, line, column) = ("", [Int: String](), 1, 1)
    for character in marked {
      if let number = Self.marks.firstIndex(of: character) {
        places[number + 1] = "\(line):\(column)"
        continue
      }
      text.append(character)
      (line, column) = character == "\n" ? (line + 1, 1) : (line, column + 1)
    }
    self.text = text
    self.places = places
  }

  /// The facts of a file with this text.
  func facts(path: String = "Sources/Patterns/Made/Up.swift") -> FileFacts {
    FileFacts(SourceFile(path: path, text: text))
  }

  /// The places of the first marks, in order.
  var all: [String] { places.sorted { $0.key < $1.key }.map(\.value) }
}
