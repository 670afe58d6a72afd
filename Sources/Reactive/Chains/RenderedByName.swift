import OpenCombine
import Trace

// In a trace a publisher is `AnyPublisher`, rather than all that it is made of.

nonisolated extension AnyPublisher: RenderedByName {}
nonisolated extension PassthroughSubject: RenderedByName {}
nonisolated extension CurrentValueSubject: RenderedByName {}
nonisolated extension Published.Publisher: RenderedByName {}
