import Samples
import Testing

@Suite("A search for users")
struct UserSearchTests {
  private struct Course: Hashable {
    var search = UserSearch(visibleRows: 8)
    var reference = ReferenceSearch()

    /// Whether a person sees the same of both.
    var agrees: Bool {
      search.users.map(\.login) == Array(reference.matches.prefix(reference.rows))
        && search.total == (reference.hasAnswer ? reference.matches.count : nil)
        && search.query == reference.query && search.isLoading == reference.isUnderWay
        && search.offset == reference.firstRow
        && (search.request != nil) == reference.isUnderWay
        && (search.request?.query ?? search.query) == reference.query
        && (search.request?.cursor == nil) == (reference.rows == 0 || !reference.isUnderWay)
    }
  }

  @Test("agrees with the rules as worded, whatever happens in whatever state it can come to")
  func exhaustive() {
    var met: Set<Course> = []
    var open = [Course()]
    while let course = open.popLast() {
      guard met.insert(course).inserted else { continue }
      for operation in SearchOperation.all {
        var next = course
        operation.apply(to: &next.search)
        next.reference.apply(operation)
        if next.agrees {
          open.append(next)
        } else {
          Issue.record("\(operation) in \(course.reference): \(next.search)")
        }
      }
    }
    #expect(Set(met.map(\.search.users.count)) == [0, 1, 10, 20, 22])
  }

  @Test(
    "finds logins that contain the query, capitals or not",
    arguments: [("vio", 3), ("o", 22), ("obo", 1), ("OBO", 1), ("Vio", 3), ("harp", 1), ("z", 0)])
  func matches(_ query: String, _ count: Int) throws {
    let page = try #require(Self.firstPage(of: query))
    #expect(page.total == count)
    #expect(page.elements.count == min(10, count))
    #expect(page.elements.allSatisfy { $0.login.contains(query.lowercased()) })
    #expect((page.next == nil) == (count <= 10))
  }

  @Test("names the requests of two queries, and of two pages, differently")
  func requests() throws {
    var search = UserSearch(visibleRows: 8)
    search.search(for: "o")
    let first = try #require(search.request)
    search.received(.success(first.response(toRequest: 1)))
    search.scrolled(to: 2)
    let second = try #require(search.request)
    #expect(second.query == first.query && second != first)
    search.search(for: "vio")
    #expect(search.request != nil && search.request != second)
    #expect(search.users.isEmpty && search.total == nil)
  }

  @Test("waits 300 ms for typing to rest")
  func delay() {
    #expect(UserSearch.typingDelay == 300)
  }

  private static func firstPage(of query: String) -> ListPage<User>? {
    var search = UserSearch(visibleRows: 8)
    search.search(for: query)
    return search.request?.response(toRequest: 1)
  }
}
