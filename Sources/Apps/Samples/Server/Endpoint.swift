/// A request that may be sent to a scripted server, with all its parameters, and the answer that
/// the server's data give.
///
/// ```swift
/// nonisolated struct ProgramPage: Endpoint {
///   let offset: Int
///   let count: Int
///
///   func response(toRequest number: Int) -> [String] {
///     (1...60).dropFirst(offset).prefix(count).map { "Concert \($0)" }
///   }
/// }
/// ```
public nonisolated protocol Endpoint {
  /// The content of the server's answer.
  associatedtype Response

  /// Computes the answer from the server's data.
  ///
  /// - Parameter number: The request's number, counted from 1 in order of issue over the whole
  ///   performance.
  /// - Returns: The answer.
  func response(toRequest number: Int) -> Response
}
