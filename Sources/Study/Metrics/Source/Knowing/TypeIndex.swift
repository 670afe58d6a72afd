import Identifiers
public import Trace

/// An index of the types, protocols and aliases of some files, by name, with their roles.
public struct TypeIndex: Sendable {
  private var roles: [String: Role] = [:]
  private var protocols: Set<String> = []
  private var names: Set<String> = []
  private var inherited: [String: [Mention]] = [:]
  private var aliases: [String: [Mention]] = [:]
  /// The types that adopt a protocol, with their roles, by the protocol's name.
  private var adopters: [String: [String: Role]] = [:]
  private var screen: Set<String> = []

  /// Creates the index of some files.
  ///
  /// - Parameters:
  ///   - files: The files of one implementation, of its sample, and of what both import.
  ///   - library: The files of the user-interface library, whose public classes are views.
  public init(_ files: some Sequence<FileFacts>, library: some Sequence<FileFacts> = []) {
    for file in library { add(file, isLibrary: true) }
    for file in files { add(file, isLibrary: false) }
    for file in files { noteExtensionRoles(file) }
    let heirs = names.filter { roles[$0] == nil && !protocols.contains($0) }
    roles.merge(heirs.compactMap { heir in inheritedRole(of: heir).map { (heir, $0) } }) { $1 }
    for name in inherited.keys.sorted() { noteAdoption(by: name) }
    for file in files where file.area.isSamples { noteLayouts(file) }
  }

  private mutating func add(_ file: FileFacts, isLibrary: Bool) {
    aliases.merge(file.aliases) { $0 + $1 }
    for declaration in file.declarations {
      inherited[declaration.name, default: []] += declaration.inherited
      if declaration.kind == .protocol { protocols.insert(declaration.name) }
      if declaration.kind != .extension { names.insert(declaration.name) }
      if isLibrary {
        guard declaration.isWidget else { continue }
        roles[declaration.name] = .view
        screen.insert(declaration.name)
      } else if let role = declaration.role, declaration.kind != .extension,
        roles[declaration.name] == nil
      {
        roles[declaration.name] = role
      }
    }
  }

  /// Records the roles given in extensions; one in the type's own declaration takes precedence.
  private mutating func noteExtensionRoles(_ file: FileFacts) {
    for declaration in file.declarations where declaration.kind == .extension {
      guard let role = declaration.role, roles[declaration.name] == nil else { continue }
      roles[declaration.name] = role
    }
  }

  /// Adds the classes of a sample that inherit from a widget or container to the screen.
  private mutating func noteLayouts(_ file: FileFacts) {
    for declaration in file.declarations where declaration.kind == .class {
      let isSeen = ancestors(of: declaration.name).contains { !isProtocol($0) && isScreen($0) }
      if isSeen { screen.insert(declaration.name) }
    }
  }

  /// Returns the role of the nearest superclass that has one.
  private func inheritedRole(of name: String) -> Role? {
    var (name, seen) = (name, Set<String>())
    while seen.insert(name).inserted,
      let parent = inherited[name]?.first.flatMap({ resolve($0).first }),
      !protocols.contains(parent)
    {
      if let role = roles[parent] { return role }
      name = parent
    }
    return nil
  }

  private mutating func noteAdoption(by name: String) {
    guard let role = role(of: name), !protocols.contains(name) else { return }
    for adopted in ancestors(of: name) where protocols.contains(adopted) {
      adopters[adopted, default: [:]][name] = role
    }
  }
}

extension TypeIndex {
  /// Returns the role of a type: its own, its superclass's, or that of the type it is nested in.
  public func role(of name: String) -> Role? {
    if let role = roles[name] { return role }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return role(of: String(name[..<dot]))
  }

  /// Returns the role of a declaration: its own, or that of the type it extends or is nested in.
  func role(of declaration: Declaration) -> Role? { declaration.role ?? role(of: declaration.name) }

  /// Returns whether a type belongs to the screen, or is nested in one that does.
  ///
  /// The screen consists of the library's widgets and containers, and of the classes inheriting
  /// from them that are declared beside the samples' domain; see `Side`.
  public func isScreen(_ name: String) -> Bool {
    if screen.contains(name) { return true }
    guard let dot = name.lastIndex(of: ".") else { return false }
    return isScreen(String(name[..<dot]))
  }

  /// Returns whether a name is that of a protocol.
  public func isProtocol(_ name: String) -> Bool { protocols.contains(name) }

  /// Returns the roles whose types adopt a protocol, directly or by inheritance.
  public func roles(adopting name: String) -> Set<Role> {
    Set((adopters[name] ?? [:]).values)
  }

  /// Returns the types that adopt a protocol, directly or by inheritance, sorted by name.
  public func types(adopting name: String) -> [String] {
    (adopters[name] ?? [:]).keys.sorted()
  }

  /// Returns the types and protocols to which a mention refers, with aliases resolved.
  public func resolve(_ mention: Mention) -> [String] { resolve(mention, seen: []) }

  private func resolve(_ mention: Mention, seen: Set<String>) -> [String] {
    if let name = lookUp(mention.name, from: mention.scope) { return [name] }
    let first = String(mention.name.prefix { $0 != "." })
    guard !seen.contains(first), let targets = aliases[first] else { return [] }
    return targets.flatMap { resolve($0, seen: seen.union([first])) }
  }

  /// Returns the declared name to which a dotted name refers in a scope: the longest declared
  /// prefix in the innermost enclosing type.
  private func lookUp(_ name: String, from scope: String) -> String? {
    var owner = Substring(scope)
    while true {
      var path = Substring(owner.isEmpty ? name : "\(owner).\(name)")
      while path.count > owner.count {
        if names.contains(String(path)) { return String(path) }
        path = path[..<(path.lastIndex(of: ".") ?? path.startIndex)]
      }
      guard !owner.isEmpty else { return nil }
      owner = owner[..<(owner.lastIndex(of: ".") ?? owner.startIndex)]
    }
  }

  /// Returns all types and protocols from which a type inherits, directly or indirectly.
  private func ancestors(of name: String) -> Set<String> {
    [name].reachable { (inherited[$0] ?? []).flatMap { resolve($0) } }
  }
}

extension Declaration {
  /// Indicates whether it is one of the user-interface library's widgets or containers.
  fileprivate var isWidget: Bool {
    kind == .class && isPublic && !Self.notShown.contains(name)
  }

  /// The public classes of the library that display nothing.
  private static let notShown: Set<String> = [
    "Action", "AlertAction", "NotificationCenter", "NotificationToken", "TabBarItem",
  ]
}
