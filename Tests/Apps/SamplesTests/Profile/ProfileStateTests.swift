import Samples
import Testing

@Suite("A profile's state")
struct ProfileStateTests {
  @Test("begins with nothing known, and nothing under way")
  func beginning() {
    let state = ProfileState()
    #expect(state.name == nil && state.age == nil && state.presence == nil)
    #expect(state.failure == nil && state.request == nil && !state.isLoading)
  }

  @Test("agrees with the rules as worded, after every sequence of up to six events")
  func exhaustive() {
    var courses = [(state: ProfileState(), reference: ReferenceProfile())]
    for _ in 1...6 {
      courses = courses.flatMap { before in
        ProfileOperation.allCases.map { operation in
          var (state, reference) = before
          operation.apply(to: &state, requests: reference.requestCount)
          reference.history.append(operation)
          return (state, reference)
        }
      }
      for (state, reference) in courses where !agree(state, reference) {
        Issue.record("after \(reference.history): \(state)")
      }
    }
    #expect(courses.count == 15_625)
  }

  private func agree(_ state: ProfileState, _ reference: ReferenceProfile) -> Bool {
    state.request?.number == reference.request && state.isLoading == (reference.request != nil)
      && state.age == reference.age && (state.name == nil) == (reference.age == nil)
      && state.presence == reference.presence && state.failure == reference.failure
  }

  @Test("names a newer request of the same thing differently")
  func newerRequest() {
    var state = ProfileState()
    state.refresh()
    let older = state.request
    state.refresh()
    #expect(state.request != nil && state.request != older)
  }

  @Test("disregards what comes while nothing is under way")
  func unasked() {
    var state = ProfileState()
    state.received(.success(Profile(name: "Viola", age: 34, presence: .online)))
    state.received(.failure(.token))
    #expect(state == ProfileState())
  }

  @Test(
    "keeps what was known over a failure, and says which one it was",
    arguments: ServerError.allCases)
  func failure(_ error: ServerError) {
    var state = ProfileState()
    state.refresh()
    state.received(.success(Profile(name: "Viola", age: 34, presence: .online)))
    state.refresh()
    state.received(.failure(error))
    #expect(state.name == "Viola" && state.age == 34 && state.presence == .online)
    #expect(state.failure == error && !state.isLoading)
    state.refresh()
    #expect(state.failure == nil)
  }
}
