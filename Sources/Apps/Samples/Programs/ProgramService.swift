public import Trace

/// The server's programs, page by page.
@Traced(.model)
public final class ProgramService {
  private let server: ScriptedServer

  /// A service on a server.
  public init(server: ScriptedServer) {
    self.server = server
  }

  /// Requests a page.
  ///
  /// - Parameters:
  ///   - offset: How many programs come before the page.
  ///   - completion: What to do with the answer; the server may answer inside this call.
  /// - Returns: The request; releasing it cancels it.
  public func page(
    from offset: Int, _ completion: @escaping (Result<[Program], ServerError>) -> Void
  ) -> RequestToken {
    server.send(ProgramPage(offset: offset), bound(.closure, "page", completion))
  }
}

private nonisolated struct ProgramPage: Endpoint {
  let offset: Int

  func response(toRequest number: Int) -> [Program] {
    (1...60).dropFirst(offset).prefix(ProgramList.pageSize).map { Program(title: "Concert \($0)") }
  }
}
