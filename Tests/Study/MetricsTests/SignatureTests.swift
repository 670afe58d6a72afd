import Metrics
import Testing

@Suite("A signature over several lines")
struct SignatureTests {
  @Test("is found by the line on which its body begins")
  func signatures() {
    let source = SourceFile(
      path: "Sources/Apps/Samples/Star/Service.swift",
      text: """
        final class Service {
          func page(
            from offset: Int
          ) -> Token {
            send(offset)
          }

          @discardableResult
          func bind<Value>(
            _ value: Value
          ) -> Value
          where Value: Equatable
          {
            update(
              value
            ) { old in
              old
            }
          }

          init() {
          }
        }
        """)
    #expect(FileFacts(source).longSignatures == [4: 2, 13: 9])
  }
}
