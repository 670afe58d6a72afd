import Metrics
import Testing

@testable import Report

@Suite("A signature over several lines")
struct SignatureTests {
  @Test("is found by the line on which its body begins")
  func signatures() {
    let source = SourceFile(
      path: "A.swift",
      text: """
        final class Service {
          func page(
            from offset: Int
          ) -> Token {
            send(offset)
          }

          func bind<Value>(
            _ value: Value
          )
          where Value: Equatable {
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
    #expect(source.longSignatures == [4: 2, 11: 8])
  }
}
