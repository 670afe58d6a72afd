import OpenCombine
import Trace

// A trace names a publisher `AnyPublisher`, rather than all parts of its type.

nonisolated extension AnyPublisher: RecordedByTypeName {}
nonisolated extension PassthroughSubject: RecordedByTypeName {}
nonisolated extension CurrentValueSubject: RecordedByTypeName {}
nonisolated extension Published.Publisher: RecordedByTypeName {}

// An unlimited demand would otherwise be a number of nineteen digits.

nonisolated extension Subscribers.Demand: RecordedAsWritten {
  package var written: String { max.map { ".max(\($0))" } ?? ".unlimited" }
}
