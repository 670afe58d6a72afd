/// The documents that contain a term, as an index file contains them.
///
/// For each weight, in descending order, there is the weight, the number of documents or digits
/// that follow, and the documents, as differences between successive numbers, less one. Where that
/// is shorter, they are a first number and a bit set, with six bits per digit, and 16 is added to
/// the weight. A term therefore never takes more than a sixth of a byte per document of the site
/// and weight, and every list is complete.
struct Postings {
  private(set) var text: [UInt8] = []

  /// Encodes a term's documents.
  ///
  /// - Parameter documents: Their numbers in order, with the weight in the lowest four bits.
  init(_ documents: ArraySlice<UInt32>) {
    var numbers = [[Int]](repeating: [], count: 16)
    for document in documents { numbers[Int(document & 15)].append(Int(document >> 4)) }
    for weight in stride(from: 15, through: 1, by: -1) where !numbers[weight].isEmpty {
      append(numbers[weight], weight)
    }
  }

  private mutating func append(_ numbers: [Int], _ weight: Int) {
    var steps: [UInt8] = []
    var last = -1
    for number in numbers {
      SearchDigits.append(number - last - 1, to: &steps)
      last = number
    }
    let bitDigits = (last - numbers[0]) / 6 + 1
    if steps.count <= bitDigits + 2 {
      SearchDigits.append(weight, to: &text)
      SearchDigits.append(numbers.count, to: &text)
      text += steps
    } else {
      SearchDigits.append(weight + 16, to: &text)
      SearchDigits.append(bitDigits, to: &text)
      SearchDigits.append(numbers[0], to: &text)
      appendBits(numbers, bitDigits)
    }
  }

  private mutating func appendBits(_ numbers: [Int], _ digits: Int) {
    var bits = [Int](repeating: 0, count: digits)
    for number in numbers {
      let offset = number - numbers[0]
      bits[offset / 6] |= 1 << (offset % 6)
    }
    text += bits.map(SearchDigits.digit)
  }
}

/// Numbers as printable characters that need no escape in a JavaScript string.
///
/// There are 93 digits: the characters from U+0020 to U+007E without `"` and `\`. The last digit
/// of a number is one of the first 62, and those before it are of the other 31.
enum SearchDigits {
  private static let finals = 62
  private static let others = 31

  /// Appends a number of any size.
  static func append(_ number: Int, to text: inout [UInt8]) {
    var rest = number
    while rest >= finals {
      rest -= finals
      text.append(digit(finals + rest % others))
      rest /= others
    }
    text.append(digit(rest))
  }

  /// Returns the digit of a value below 93.
  static func digit(_ value: Int) -> UInt8 {
    var code = value + 0x20
    if code >= 0x22 { code += 1 }
    if code >= 0x5C { code += 1 }
    return UInt8(code)
  }
}
