import Diagrams
import Testing
import Trace

@Suite("The marks of a matrix")
struct MatrixMarkTests {
  private func svg(_ marks: Set<MatrixMark>) -> String {
    DependencyMatrix(
      roles: [.view, .store], marks: [.init(from: .view, to: .store): marks]
    ).svg(prefix: "m", title: "made up")
  }

  @Test("what is forbidden fills its cell, covers what else is there, and is said first")
  func forbidden() {
    let svg = svg([.direct, .reads, .forbidden])
    #expect(svg.contains("class=\"forbidden\""))
    #expect(svg.contains("class=\"forbidden-cross\""))
    #expect(!svg.contains("class=\"direct\""))
    #expect(svg.contains(">forbidden: view to store</desc>"))
  }

  @Test("what follows from a direction is quiet, and what is listed is not")
  func quiet() {
    #expect(svg([.subscribes]).contains("class=\"subscribes quiet\""))
    #expect(svg([.reads]).contains("class=\"reads quiet\""))
    #expect(svg([.builds]).contains("class=\"builds quiet\""))
    #expect(svg([.direct]).contains("class=\"direct\""))
    #expect(svg([.notified]).contains("class=\"notified\""))
  }

  @Test("every mark is a sentence of its own")
  func sentences() {
    let all = svg([.direct, .notified, .subscribes, .reads])
    #expect(
      all.contains(
        ">view commands store; view notifies store; view subscribes to store; view reads store<"))
    #expect(Set(MatrixMark.allCases.map { svg([$0]) }).count == MatrixMark.allCases.count)
  }

  @Test("those that a matrix shows are those that it draws", arguments: MatrixMark.allCases)
  func shown(_ mark: MatrixMark) {
    let pair = MarkedPair(from: .view, to: .store)
    func shown(_ marks: Set<MatrixMark>) -> Set<MatrixMark> {
      DependencyMatrix(roles: [.view, .store], marks: [pair: marks]).shownMarks
    }
    #expect(shown([mark]) == [mark])
    #expect(shown([mark, .forbidden]) == [.forbidden])
    #expect(shown([]).isEmpty)
    #expect(!shown([.direct, .builds]).contains(.builds))
  }

  @Test("who commands is not said to build as well")
  func building() {
    #expect(!svg([.direct, .builds]).contains("builds"))
  }
}
