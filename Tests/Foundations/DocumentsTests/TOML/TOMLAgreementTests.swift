import Documents
import Foundation
import TestSupport
import Testing

/// Python's reader of TOML (`tomllib`), as the judge of ours.
private enum PythonTOML {
  /// Reads texts, and the front matter of the texts in an archive, and writes of each text what is
  /// in it on one line, or nothing if it is not TOML.
  private static let program = """
    import json, re, struct, sys, tarfile, tomllib
    def line(value):
        if isinstance(value, bool): return str(value).lower()
        if isinstance(value, str): return json.dumps(value)
        if isinstance(value, int):
            if not -2**63 <= value < 2**63: raise ValueError
            return str(value)
        if isinstance(value, float):
            return "nan" if value != value else "f" + format(struct.unpack(">Q", struct.pack(">d", value))[0], "x")
        if isinstance(value, list): return "[" + ",".join(map(line, value)) + "]"
        if isinstance(value, dict):
            return "{" + ",".join(json.dumps(k) + ":" + line(value[k]) for k in sorted(value)) + "}"
        text = value.isoformat()
        return "d" + text[:8 if text[2] == ":" else 16]
    def read(text):
        try: return line(tomllib.loads(text))
        except ValueError: return None
    texts = json.load(sys.stdin)
    for archive in sys.argv[1:]:
        with tarfile.open(archive) as files:
            for file in files:
                if file.name.endswith(".md"):
                    text = files.extractfile(file).read().decode()
                    match = re.match(r"\\+\\+\\+\\n(.*?\\n)\\+\\+\\+\\n", text, re.S)
                    if match: texts.append(match[1])
    json.dump([[text, read(text)] for text in texts], sys.stdout)
    """

  /// Says whether this machine has `tomllib`.
  static let isPresent = (try? run("import tomllib", Data())) != nil

  static func judge(_ texts: [String], archives: [String]) throws -> [[String?]] {
    let output = try run(program, try JSONEncoder().encode(texts), archives)
    return try JSONDecoder().decode([[String?]].self, from: output)
  }

  private static func run(_ program: String, _ input: Data, _ arguments: [String] = []) throws
    -> Data
  {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try input.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program] + arguments
    let output = Pipe()
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw MissingTool("python3 with tomllib, 3.11 or later,")
    }
    return data
  }
}

extension Value {
  /// Returns its content on one line, as the judge writes it.
  fileprivate func line() throws -> String {
    switch content {
    case .sequence(let elements):
      return "[\(try elements.map { try $0.line() }.joined(separator: ","))]"
    case .mapping(let entries):
      let lines = try entries.sorted {
        $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars)
      }
      .map { "\(try Self.quoted($0.key)):\(try $0.value.line())" }
      return "{\(lines.joined(separator: ","))}"
    case .scalar(let scalar):
      guard scalar.style == .bare else { return try Self.quoted(scalar.text) }
      let text = scalar.text
      if Bool(text) != nil || Int(text) != nil { return text }
      if text.dropFirst(2).first == ":" { return "d" + text.prefix(8) }
      if text.dropFirst(4).first == "-", text.first?.isNumber == true {
        return "d" + text.prefix(16).map { "t ".contains($0) ? "T" : $0 }
      }
      let number = try #require(Double(text))
      return number.isNaN ? "nan" : "f" + String(number.bitPattern, radix: 16)
    }
  }

  /// A text between quotes with everything escaped that is not ASCII.
  private static func quoted(_ text: String) throws -> String {
    let escaped = text.utf16.map { unit -> String in
      switch unit {
      case 0x22: "\\\""
      case 0x5C: "\\\\"
      case 0x0A: "\\n"
      case 0x0D: "\\r"
      case 0x09: "\\t"
      case 0x08: "\\b"
      case 0x0C: "\\f"
      case 0x20..<0x7F: String(UnicodeScalar(UInt8(unit)))
      default:
        "\\u" + String(repeating: "0", count: 4 - String(unit, radix: 16).count)
          + String(unit, radix: 16)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

@Suite(
  "TOML and Python's reader",
  .enabled(if: PythonTOML.isPresent || toolsAreRequired, "python3 has no tomllib"))
struct TOMLAgreementTests {
  @Test("Agree on thousands of texts, right ones and wrong ones")
  func random() throws {
    var writer = TOMLWriter(random: SeededGenerator(state: 27))
    let results = try PythonTOML.judge((0..<6_000).map { _ in writer.text() }, archives: [])
    let right = try results.filter { try agrees($0) }.count
    // Else nothing would be shown.
    #expect(right > 1_500 && right < 5_000, "\(right) are TOML")
  }

  /// The folder with real content, which is not part of this project.
  static let folder = ProcessInfo.processInfo.environment["COUNTERPOINT_TEST_DATA"]

  @Test(
    "Agree on the front matter of real texts",
    .enabled(if: folder != nil, "COUNTERPOINT_TEST_DATA does not name a folder with real content"))
  func real() throws {
    let results = try PythonTOML.judge([], archives: ["\(Self.folder ?? "")/real/zola-docs.tar.xz"])
    #expect(results.count > 40)
    for result in results { #expect(try agrees(result), "\(result)") }
  }

  /// Compares both readers on a text, and says whether it is TOML.
  private func agrees(_ result: [String?]) throws -> Bool {
    let text = try #require(result.first ?? nil)
    let own = try? Value.parse(toml: text, file: "a").line()
    #expect(own == result.last ?? nil, "\(text.debugDescription)")
    return own != nil
  }
}

/// Writes texts that are mostly TOML.
private struct TOMLWriter {
  var random: SeededGenerator

  mutating func text() -> String {
    var lines = (0..<Int.random(in: 1..<6, using: &random)).map { _ in line() }
    if one(of: [true, false, false]) {
      // A sign more or less, anywhere.
      var signs = Array(lines.joined(separator: "\n"))
      let place = Int.random(in: 0..<signs.count, using: &random)
      let sign = one(of: ["\"", "'", "[", "]", "{", "}", ",", "=", ".", "\n", "\\", "#", "_", "0"])
      if one(of: [true, false]) {
        signs.remove(at: place)
      } else {
        signs.insert(Character(sign), at: place)
      }
      lines = [String(signs)]
    }
    return lines.joined(separator: one(of: ["\n", "\n", "\r\n"]))
  }

  private mutating func line() -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: "[\(key())]"
    case 1: "[[\(key())]]"
    case 2: "# \(word())"
    default: "\(key()) = \(value(depth: 0))\(one(of: ["", "", " # b"]))"
    }
  }

  private mutating func key() -> String {
    (0..<one(of: [1, 1, 1, 2, 3])).map { _ in
      one(of: ["a", "b", "c", "d", "\"a\"", "'b'", "e-1", "\"ä b\""])
    }.joined(separator: one(of: [".", ".", " . "]))
  }

  private mutating func word() -> String { one(of: ["", "one", "two words", "ä", "🎻", "#", "="]) }

  private mutating func value(depth: Int) -> String {
    switch Int.random(in: 0..<(depth < 3 ? 9 : 6), using: &random) {
    case 0: "\"\(word())\(one(of: ["", "\\n", "\\u00e4", "\\U0001F3BB", "\\\"", "\\x"]))\""
    case 1: "'\(word())\(one(of: ["", "\\"]))'"
    case 2:
      one(of: [
        "0", "1", "-17", "+5", "1_000", "0xF_f", "0o7", "0b1", "01", "1__0", "1_",
        "9223372036854775807",
        "9223372036854775808",
      ])
    case 3:
      one(of: [
        "1.5", "-0.0", "1e3", "1E-2", "1.", ".5", "inf", "-inf", "nan", "+nan", "1_0.2_5e1_0",
        "1.e2", "00.1",
      ])
    case 4:
      one(of: [
        "2024-03-01", "2024-02-30", "2024-03-01T09:30:00Z", "2024-03-01 09:30:00.25", "0000-01-01",
        "2024-03-01t09:30:00+01:00", "24:00:00", "09:30:00", "09:30:00.5", "09:30",
        "2024-03-01T09:30:60Z",
        "2024-03-01T09:30:00+24:00", "2024-03-01 9:30:00",
      ])
    case 5:
      one(of: [
        "true", "false", "True", "yes", "\"\"\"\none \\\n  two\"\"\"\"", "'''\n'one'''",
        "\"\"\"\"\"\"",
      ])
    case 6:
      "[\(list(depth).joined(separator: one(of: [",", ", ", ",\n  ", " # b\n,"])))\(one(of: ["", ",", "\n"]))]"
    default:
      "{\(list(depth).map { "\(key()) = \($0)" }.joined(separator: one(of: [",", ", "])))\(one(of: ["", "", " ", ","]))}"
    }
  }

  private mutating func list(_ depth: Int) -> [String] {
    (0..<Int.random(in: 0..<4, using: &random)).map { _ in value(depth: depth + 1) }
  }

  private mutating func one<Choice>(of choices: [Choice]) -> Choice {
    choices[Int.random(in: choices.indices, using: &random)]
  }
}
