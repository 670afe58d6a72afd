import Foundation

/// As much of Chrome's trace event format as is needed to check one.
struct ChromeFile: Decodable {
  struct Entry: Decodable {
    let name: String
    let cat: String?
    let ph: String
    let ts: Int?
    let dur: Int?
    let pid: Int
    let tid: Int
    let id: Int?
    let s: String?
    let bp: String?
  }

  let traceEvents: [Entry]

  init(_ text: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
  }

  func entries(_ phase: String) -> [Entry] { traceEvents.filter { $0.ph == phase } }
}
