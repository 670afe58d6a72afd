import Testing
import Trace

@Suite("A traced method", .serialized)
@MainActor
struct MethodTests {
  @Test("does what it did, with its values and errors")
  func behaves() async throws {
    let methods = Methods(values: [3, 4])
    methods.nothing()
    #expect(methods.total() == 7)
    #expect(methods.sign(of: -1) == "negative")
    #expect(throws: Refusal.self) { try methods.refuse() }
    #expect(try methods.half(of: 8) == 4)
    #expect(throws: Refusal.refused) { try methods.half(of: 7) }
    #expect(throws: Refusal.refused) { try methods.strict(-1) }
    #expect(await methods.later(1) == 2)
    #expect(try await methods.laterOrNot(6) == 3)
    #expect(methods.same("a", "a"))
    var (a, b) = (1, 2)
    methods.swap(&a, &b)
    #expect((a, b) == (2, 1))
    var sum = 0
    methods.each { sum += $0 }
    #expect(sum == 7)
    #expect(methods.each { $0 > 3 } == 4)
    #expect(methods.lazily(5) == 5)
    #expect(methods.many(1, 2, 3) == 3)
    #expect(methods.optional(nil) == nil)
    #expect(methods.take([1, 2]) == 2)
    #expect(methods.chain() === methods)
    #expect(methods.listen(2)() == 14)
    methods.listen()
    methods.handler?()
    #expect(methods.nested() == 28)
    #expect(methods.total() == 0)
    #expect(Methods.make(5).total() == 5)
    #expect(Methods.kind() == "class")
    #expect(methods.extra(2) == 6)
    #expect(Methods.more() == 4)
    #expect(methods.anywhere(9) == 9)
  }

  @Test("knows the place where its words were written")
  func place() {
    let (line, file, function) = Methods().place()
    #expect(line == 51)
    #expect(file.hasSuffix("/Methods.swift"))
    #expect(function == "place()")
  }

  @Test("is recorded with arguments, values and errors", .enabled(if: isTraced))
  func calls() {
    let lines = recorded([.call, .return]) {
      let methods = Methods()
      methods.append(3)
      _ = methods.total()
      _ = try? methods.half(of: 7)
      methods.each { _ in }
      _ = methods.many(1, 2, named: "two")
      _ = methods.optional(nil)
      _ = methods.take([1])
      _ = methods.chain()
    }
    #expect(
      lines == [
        "call → Methods#1 init()",
        "  return Methods#1 → init()",
        "call → Methods#1 append(3)",
        "  return Methods#1 → append(_:)",
        "call → Methods#1 total()",
        "  return Methods#1 → total() = 3",
        "call → Methods#1 half(of: 7)",
        "  return Methods#1 → half(of:) throws refused",
        "call → Methods#1 each(closure)",
        "  return Methods#1 → each(_:)",
        "call → Methods#1 many([1, 2], named: \"two\")",
        "  return Methods#1 → many(_:named:) = 2",
        "call → Methods#1 optional(nil)",
        "  return Methods#1 → optional(_:) = nil",
        "call → Methods#1 take(consumed)",
        "  return Methods#1 → take(_:)",
        "call → Methods#1 chain()",
        "  return Methods#1 → chain() = Methods#1",
      ])
  }

  @Test("of a type or a value is recorded on the type", .enabled(if: isTraced))
  func values() {
    let lines = recorded([.call]) {
      var amount = Amount(units: 1)
      amount.add(2)
      _ = amount + Amount.zero()
      _ = Amount(text: "none")
      var step = Step(true)
      step.flip()
      _ = Methods.kind()
      Box(1).increment()
    }
    #expect(
      lines == [
        "call → Amount init(units: 1)",
        "call → Amount add(2)",
        "call → Amount zero()",
        "  call Amount → Amount init(units: 0)",
        "call → Amount +(Amount(units: 3), Amount(units: 0))",
        "  call Amount → Amount init(units: 3)",
        "call → Amount init(text: \"none\")",
        "call → Step init(true)",
        "call → Step flip()",
        "call → Methods kind()",
        "call → Box<Int>#1 init(1)",
        "call → Box<Int>#1 increment()",
      ])
  }

  @Test(
    "of a protocol's extension is recorded on the object, or on the type", .enabled(if: isTraced))
  func protocolExtensions() {
    let lines = recorded([.call]) {
      let base = Base(name: "a")
      _ = base.greeting()
      _ = Amount(units: 1).greeting()
    }
    #expect(
      lines == [
        "call → Base#1 init(name: \"a\")",
        "call → Base#1 greeting()",
        "call → Amount init(units: 1)",
        "call → Amount greeting()",
        "call → Base#1 deinit",
      ])
  }

  @Test("has file and line of its body's brace, without the machine's path", .enabled(if: isTraced))
  func location() throws {
    let recorder = Recorder()
    recorder.record { Methods().nothing() }
    let call = try #require(recorder.log().events.first { $0.member?.name == "nothing" })
    #expect(call.location?.file.hasPrefix("Tests/Tracing/Traced") == true)
    #expect(call.location?.file.hasSuffix("/Shapes/Methods.swift") == true)
    #expect(call.location?.line == 16)
  }
}
