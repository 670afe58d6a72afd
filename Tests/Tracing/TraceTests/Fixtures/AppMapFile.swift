import Foundation

/// As much of AppMap's format as is needed to check a map.
struct AppMapFile: Decodable {
  struct Entry: Decodable {
    let type: String
    let name: String
    let location: String?
    let `static`: Bool?
    let labels: [String]?
    let children: [Entry]?
  }

  struct Value: Decodable, Equatable {
    var name: String?
    let `class`: String
    var objectId: Int?
    let value: String
    var size: Int?
  }

  struct Failure: Decodable, Equatable {
    let `class`: String
    let message: String
    let objectId: Int
  }

  struct Event: Decodable {
    let id: Int
    let event: String
    let threadId: Int
    let parentId: Int?
    let definedClass: String?
    let methodId: String?
    let path: String?
    let lineno: Int?
    let `static`: Bool?
    let receiver: Value?
    let parameters: [Value]?
    let returnValue: Value?
    let exceptions: [Failure]?
    let timestamp: Double
  }

  let classMap: [Entry]
  let events: [Event]

  init(_ text: String) throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    self = try decoder.decode(Self.self, from: Data(text.utf8))
  }

  /// The functions of the map: class, name, location and whether each is static.
  var functions: [String] {
    classMap.flatMap { package in
      (package.children ?? []).flatMap { type in
        (type.children ?? []).map {
          "\(type.name) \($0.name) \($0.location ?? "") \($0.static ?? false)"
        }
      }
    }
  }
}
