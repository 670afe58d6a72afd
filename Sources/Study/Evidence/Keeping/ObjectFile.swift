import Foundation

/// An object file that the linker has joined to a program.
struct ObjectFile: Sendable, Hashable {
  fileprivate let path: String
  fileprivate let contents: Digest

  /// Reads a file; fails if it cannot be read.
  init?(_ file: URL) {
    guard let data = try? Data(contentsOf: file) else { return nil }
    path = file.path
    contents = Digest(of: data)
  }

  /// The name of the file's module: `Flux` for `…/Flux.build/Store.swift.o`.
  var module: String {
    let folders = path.split(separator: "/").dropLast()
    return folders.last { $0.hasSuffix(".build") }.map { String($0.dropLast(".build".count)) } ?? ""
  }

  /// Reads the symbols; `nil` if they cannot be read, or if the file has changed since.
  fileprivate var symbols: ObjectSymbols? {
    guard let data = try? Data(contentsOf: URL(filePath: path)), Digest(of: data) == contents
    else { return nil }
    return ObjectSymbols(of: data)
  }
}

extension [ObjectFile] {
  /// The digest of all their code.
  var digest: String {
    let texts = map { "\($0.path) \($0.contents)" }.sorted()
    return Digest(of: [UInt8](texts.joined(separator: "\n").utf8)).description
  }
}

/// The object files of a module, and which of them need which others.
///
/// A file needs those that define its undefined symbols. The runtime finds conformances without a
/// symbol (`value as? Named`), so a file with a type also needs those that conform the type.
struct ObjectGraph {
  private let objects: [ObjectFile]
  private let symbols: [ObjectSymbols]
  /// The indices of the files that define a symbol.
  private var definers: [String: [Int]] = [:]
  /// The indices of the files that conform a file's types, by the file's index.
  private var conformers: [Int: [Int]] = [:]
  /// The indices of the files that conform types of other modules.
  private var always: [Int] = []

  /// Reads the symbols of a module's files; fails if one of them is unreadable.
  init?(_ objects: [ObjectFile]) {
    symbols = objects.compactMap(\.symbols)
    guard symbols.count == objects.count else { return nil }
    self.objects = objects
    var types: [String: Int] = [:]
    for (index, symbols) in symbols.enumerated() {
      for symbol in symbols.defined { definers[symbol, default: []].append(index) }
      for type in symbols.types { types[type] = index }
    }
    for (index, symbols) in symbols.enumerated() {
      for conformance in symbols.conformances {
        // Nested types begin with the names of the types around them.
        let type = types.keys.filter(conformance.hasPrefix).max { $0.count < $1.count }
        switch type.flatMap({ types[$0] }) {
        case index: continue
        case let declarer?: conformers[declarer, default: []].append(index)
        case nil: always.append(index)
        }
      }
    }
  }

  /// Returns the files whose code can run because a type, such as `MVVM.ProfileApp`, is used; `nil`
  /// if none declares it.
  func reached(from type: String) -> [ObjectFile]? {
    let roots = ObjectSymbols.descriptors(of: type).flatMap { definers[$0, default: []] }
    guard !roots.isEmpty else { return nil }
    var rest = roots + always
    var reached = Set(rest)
    while let index = rest.popLast() {
      let needed = symbols[index].needed.flatMap { definers[$0, default: []] }
      rest += (needed + conformers[index, default: []]).filter { reached.insert($0).inserted }
    }
    return reached.map { objects[$0] }
  }
}
