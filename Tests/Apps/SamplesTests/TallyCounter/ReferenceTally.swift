/// The rules of the tally counter a second time, as the sample's description words them and in
/// another representation: a text of digits, the most significant first.
struct ReferenceTally {
  let reading: String

  init(_ count: Int, digits: Int) {
    let text = String(count)
    reading = String(repeating: "0", count: digits - text.count) + text
  }

  func after(_ operation: TallyOperation) -> String {
    switch operation {
    case .increment: incremented
    case .up: up
    case .down: down
    }
  }

  private var incremented: String {
    let nines = String(repeating: "9", count: reading.count)
    guard reading != nines, let count = Int(reading) else {
      return String(repeating: "0", count: reading.count)
    }
    return ReferenceTally(count + 1, digits: reading.count).reading
  }

  private var up: String {
    let characters = Array(reading)
    if Set(characters).count == 1 {
      return replacing(characters, with: characters[0] == "9" ? "0" : above(characters[0]))
    }
    let smallest = characters.min() ?? "0"
    return String(characters.map { $0 == smallest ? above($0) : $0 })
  }

  private var down: String {
    let characters = Array(reading)
    if Set(characters).count == 1 {
      return replacing(characters, with: characters[0] == "0" ? "9" : below(characters[0]))
    }
    let largest = characters.max() ?? "0"
    return String(characters.map { $0 == largest ? below($0) : $0 })
  }

  private func replacing(_ characters: [Character], with digit: Character) -> String {
    String(repeating: digit, count: characters.count)
  }

  private func above(_ digit: Character) -> Character {
    let digits = Array("0123456789")
    return digits[(digits.firstIndex(of: digit) ?? 0) + 1]
  }

  private func below(_ digit: Character) -> Character {
    let digits = Array("0123456789")
    return digits[(digits.firstIndex(of: digit) ?? 0) - 1]
  }
}
