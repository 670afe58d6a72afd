/// A line of a file that has a number: half as long as a line with the file's name, and with nothing
/// to count references of.
struct NumberedLine {
  fileprivate let file: UInt32
  private let number: Int32

  fileprivate init(file: UInt32, number: Int) {
    self.file = file
    self.number = Int32(number)
  }

  fileprivate var line: Int { Int(number) }

  /// No line, as drafts keep it.
  static let none = NumberedLine(file: .max, number: 0)
  var isNone: Bool { file == .max }
}

/// The source files of a recording, by the numbers that they have in its drafts.
struct NumberedFiles {
  private var names: [String] = []
  private var numbers: [String: UInt32] = [:]
  /// The numbers last looked up, by the lengths of the names: to compare texts that are the same is
  /// far faster than to hash one.
  private var recent = Array(repeating: (name: "", number: UInt32(0)), count: 16)

  mutating func numbered(_ line: SourceLine) -> NumberedLine {
    let slot = line.file.utf8.count % recent.count
    if recent[slot].name != line.file { recent[slot] = (line.file, number(of: line.file)) }
    return NumberedLine(file: recent[slot].number, number: line.line)
  }

  private mutating func number(of name: String) -> UInt32 {
    if let number = numbers[name] { return number }
    names.append(name)
    numbers[name] = UInt32(names.count - 1)
    return UInt32(names.count - 1)
  }

  func line(_ numbered: NumberedLine) -> SourceLine {
    SourceLine(file: names[Int(numbered.file)], line: numbered.line)
  }
}
