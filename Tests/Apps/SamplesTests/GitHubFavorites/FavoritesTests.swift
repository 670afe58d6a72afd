import Samples
import Testing

@Suite("Favorites")
struct FavoritesTests {
  private enum Operation: CaseIterable {
    case add
    case remove
  }

  private static let repositories = ["etudes", "sonatas", "scales"].map { name in
    Repository(
      owner: "viola", name: name, description: "For the viola.", stars: 128,
      url: "https://example.org/viola/\(name)")
  }

  @Test("agree with an ordered list of addresses, whatever is done in whatever state")
  func exhaustive() {
    var met: [[String]: Favorites] = [:]
    var open = [(favorites: Favorites(), urls: [String]())]
    while let (favorites, urls) = open.popLast() {
      #expect(favorites.repositories.map(\.url) == urls)
      guard met.updateValue(favorites, forKey: urls) == nil else { continue }
      for (repository, operation) in Self.everything {
        var (next, reference) = (favorites, urls)
        #expect(favorites.contains(repository) == urls.contains(repository.url))
        let isPresent = urls.contains(repository.url)
        switch operation {
        case .add: next.add(repository)
        case .remove: next.remove(repository)
        }
        if isPresent, operation == .remove { reference.removeAll { $0 == repository.url } }
        if !isPresent, operation == .add { reference.append(repository.url) }
        open.append((next, reference))
      }
      var cleared = favorites
      cleared.removeAll()
      #expect(cleared == Favorites())
    }
    #expect(met.count == 16)
  }

  private static var everything: [(Repository, Operation)] {
    repositories.flatMap { repository in Operation.allCases.map { (repository, $0) } }
  }

  @Test("know a repository by its address, whatever else is different")
  func identity() {
    let etudes = Self.repositories[0]
    let renamed = Repository(
      owner: "violin", name: "scales", description: "", stars: 1, url: etudes.url)
    var favorites = Favorites()
    favorites.add(etudes)
    #expect(favorites.contains(renamed))
    favorites.add(renamed)
    #expect(favorites.repositories == [etudes])
    favorites.remove(renamed)
    #expect(favorites.repositories.isEmpty)
  }

  @Test("tell their observers of a change, and of nothing else")
  func observers() {
    let (model, heard) = (FavoritesModel(), Heard<[String]>())
    let (etudes, sonatas) = (Self.repositories[0], Self.repositories[1])
    let observation = model.observe { heard.append($0.repositories.map(\.name)) }
    model.remove(etudes)
    model.removeAll()
    model.add(etudes)
    model.add(etudes)
    model.add(sonatas)
    model.remove(etudes)
    model.removeAll()
    model.removeAll()
    withExtendedLifetime(observation) {
      #expect(heard.values == [[], ["etudes"], ["etudes", "sonatas"], ["sonatas"], []])
    }
  }
}
