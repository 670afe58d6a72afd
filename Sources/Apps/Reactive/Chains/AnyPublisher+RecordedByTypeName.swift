import OpenCombine
import Trace

// In a trace a publisher is `AnyPublisher`, rather than all that it is made of.

nonisolated extension AnyPublisher: RecordedByTypeName {}
nonisolated extension PassthroughSubject: RecordedByTypeName {}
nonisolated extension CurrentValueSubject: RecordedByTypeName {}
nonisolated extension Published.Publisher: RecordedByTypeName {}

// Without limit a demand is a number of nineteen digits.

nonisolated extension Subscribers.Demand: RecordedAsWritten {
  package var written: String { max.map { ".max(\($0))" } ?? ".unlimited" }
}
