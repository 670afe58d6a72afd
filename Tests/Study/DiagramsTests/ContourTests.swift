import Diagrams
import Foundation
import Snapshots
import Testing
import Trace
import TraceTesting

@Suite("A contour")
struct ContourTests {
  private let sequences = (0...3).map { StepSequence(step: $0, of: LogWriter.counter().log) }

  @Test("looks as it did")
  func golden() throws {
    let contour = Contour(sequences)
    try expectSnapshot(contour.svg(length: contour.length), "contour.svg")
  }

  @Test("has a mark for each row, but for what the script says")
  func marks() {
    let contour = Contour(sequences)
    #expect(contour.length == sequences.flatMap(\.rows).count { $0.kind != .input })
    #expect(contour.sides == [.role(.composition), .role(.view), .role(.presenter), .role(.model)])
  }

  @Test("has the scale of those that it is compared with")
  func scale() {
    let one = Contour([sequences[1]])
    let (whole, half) = (one.svg(length: one.length), one.svg(length: 2 * one.length))
    #expect(largestX(whole) > 0.5)
    #expect(abs(largestX(half) * 2 - largestX(whole)) < 0.001)
  }

  @Test("ends where the last mark does, however much longer another one is")
  func end() throws {
    let contour = Contour(sequences)
    for factor in 1...3 {
      let svg = contour.svg(length: factor * contour.length)
      let ends = try svg.matches(of: #/class="lane [^"]*" d="M0 [0-9.]+h([0-9.]+)"/#).map {
        try #require(Double($0.1))
      }
      #expect(ends.count == contour.sides.count)
      #expect(ends.allSatisfy { $0 * Double(factor) == width(svg) })
    }
  }

  @Test("is an ornament that carries no style")
  func ornament() {
    let outline = Outline(Contour(sequences).svg(length: 100))
    #expect(outline.isWellFormed)
    #expect(outline.attributes.isDisjoint(with: ["style", "id", "fill"]))
    #expect(outline.attributes.contains("aria-hidden"))
  }

  @Test("made small has a block for each step in which something happens")
  func blocks() {
    let contour = Contour(sequences)
    let small = contour.miniature(length: contour.length)
    #expect(
      small.lowercased().matches(of: /m[0-9-]/).count
        == sequences.count { sequence in sequence.rows.contains { $0.kind != .input } })
  }

  @Test("made small is as wide as its marks, and as high as the roles that take part")
  func miniature() throws {
    let contour = Contour(sequences)
    let corners = [contour.length, 2 * contour.length].map { length in
      contour.miniature(length: length).components(separatedBy: " d=\"").dropFirst().flatMap {
        path in
        var start = 0.0
        return path.matches(of: #/[Mm](-?[0-9.]+)[^v]*v-([0-9.]+)h([0-9.]+)/#).map { block in
          start += Double(block.1) ?? .nan
          return (
            start: start, height: Double(block.2) ?? .nan, end: start + (Double(block.3) ?? .nan)
          )
        }
      }
    }
    let (whole, half) = (corners[0], corners[1])
    #expect(abs((whole.map(\.end).max() ?? 0) - 80) < 0.7)
    #expect(abs((half.map(\.end).max() ?? 0) - 40) < 0.7)
    for (step, block) in zip(
      sequences.filter { !$0.rows.isEmpty }, whole.sorted { $0.start < $1.start })
    {
      let roles = Set(
        step.rows.flatMap { [$0.from, $0.to] }.compactMap { id in
          id.flatMap { id in step.badges.first { $0.participant.id == id }?.participant.role }
        })
      #expect(block.height > 0 && block.height <= 3 * Double(roles.count))
    }
  }

  /// The width of a drawing in its own unit.
  private func width(_ svg: String) -> Double {
    svg.firstMatch(of: #/viewBox="0 0 ([0-9.]+) /#).flatMap { Double($0.1) } ?? 0
  }

  /// The x of the last mark of a drawing, as a share of its width.
  private func largestX(_ svg: String) -> Double {
    let marks = svg.components(separatedBy: "class=\"").filter {
      !$0.hasPrefix("lane") && !$0.hasPrefix("step") && !$0.hasPrefix("contour")
    }
    let xs = marks.flatMap { mark in
      var x = 0.0
      return mark.matches(of: #/[Mmh](-?[0-9.]+)/#).compactMap { Double($0.1) }.map { by in
        x += by
        return x
      }
    }
    return (xs.max() ?? 0) / width(svg)
  }
}
