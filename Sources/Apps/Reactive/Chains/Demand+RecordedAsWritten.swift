import OpenCombine
import Trace

// Without limit a demand is a number of nineteen digits.

nonisolated extension Subscribers.Demand: RecordedAsWritten {
  package var written: String { max.map { ".max(\($0))" } ?? ".unlimited" }
}
