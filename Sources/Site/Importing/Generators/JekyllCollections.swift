import Diagnostics
import Documents

/// The collections of a Jekyll site: posts, drafts, and those in its configuration.
struct JekyllCollections: Sendable {
  private struct NamedCollection: Sendable {
    var makesPages = false
    var permalink: String?
  }

  private var collections: [String: NamedCollection] = [
    "posts": NamedCollection(makesPages: true), "drafts": NamedCollection(),
  ]

  /// Reads the configuration, and reports collections without pages.
  init(_ configuration: ForeignConfiguration, reportingTo log: ImportLog) {
    let value = configuration["collections"]
    for element in value?.elements ?? [] {
      guard let name = element.text else { continue }
      add(name, NamedCollection(), at: element.location, log)
    }
    for entry in value?.entries ?? [] {
      let collection = NamedCollection(
        makesPages: entry.value["output"]?.text == "true",
        permalink: entry.value["permalink"]?.text)
      add(entry.key, collection, at: entry.value.location, log)
    }
  }

  private mutating func add(
    _ name: String, _ collection: NamedCollection, at location: SourceLocation, _ log: ImportLog
  ) {
    var collection = collection
    if arePosts(name) {
      collection.makesPages = collections[name]?.makesPages ?? true
    } else if !collection.makesPages {
      log.report(
        .keyChanged, at: location,
        "the texts of '\(name)' become drafts: Jekyll makes no pages of them",
        suggestion: "delete 'draft: true' in those to publish")
    }
    collections[name] = collection
  }

  /// Indicates whether a folder such as `_recipes` belongs to a collection.
  func has(folder: Substring) -> Bool { collections[String(folder.dropFirst())] != nil }

  /// Indicates whether the texts of a collection are posts, published or not.
  func arePosts(_ name: String) -> Bool { name == "posts" || name == "drafts" }

  /// Indicates whether the texts of a collection have pages.
  func makesPages(_ name: String) -> Bool { collections[name]?.makesPages ?? true }

  /// Returns the address pattern of a collection; `nil` if it has none.
  func permalink(of name: String) -> String? { collections[name]?.permalink }

  /// Returns the type of a text in Jekyll's defaults: its collection, or `pages`.
  func type(of path: String) -> String {
    let folder = path.split(separator: "/").dropLast().first {
      $0.hasPrefix("_") && has(folder: $0)
    }
    return folder.map { String($0.dropFirst()) } ?? "pages"
  }

  /// Fills in the address pattern of a collection, such as `/:collection/:path/`, where the path
  /// has no extension.
  static func address(
    _ pattern: String, collection: String, path: String, title: String
  ) -> String {
    AddressPattern.filled(
      pattern,
      with: [
        "collection": collection, "output_ext": ".html", "path": path, "title": title,
        "slug": title, "name": path.split(separator: "/").last.map(String.init) ?? path,
      ])
  }
}
