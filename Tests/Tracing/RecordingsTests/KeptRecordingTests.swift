import Testing

@testable import Recordings

@Suite("A kept recording")
struct KeptRecordingTests {
  private let text = """
    ! 2 participants were made before the recording
    View#1: view
    Box<A,B>#1: view model
    ---
    test calls View#1 tap()
      View#1 calls Box<A,B>#1 add(<text 1>) → <number 1>
    Box<A,B>#1 ends here

    """

  @Test("is read as it was written")
  func roundTrip() throws {
    let recording = try KeptRecording(text: text)
    #expect(recording.text == text)
    #expect(recording.rows.count == 3 && recording.rows[1].depth == 1)
    #expect(recording.role(of: "Box<A,B>#1") == "view model")
    #expect(recording.notes == ["2 participants were made before the recording"])
  }

  @Test("says which line is none of its own")
  func errors() {
    #expect(throws: KeptRecordingError(line: 1, text: "View", expected: "'NAME: ROLE'")) {
      try KeptRecording(text: "View\n---\n")
    }
    #expect(
      throws: KeptRecordingError(
        line: 2, text: "test sings View#1", expected: "'WHO calls WHOM METHOD'")
    ) {
      try KeptRecording(text: "---\ntest sings View#1\n")
    }
  }

  @Test("has another digest after any change")
  func digest() throws {
    let recording = try KeptRecording(text: text)
    #expect(recording.digest.count == 16)
    #expect(try KeptRecording(text: text).digest == recording.digest)
    var other = recording
    other.rows[1].what = "add(<text 2>) → <number 1>"
    #expect(other.digest != recording.digest)
  }
}
