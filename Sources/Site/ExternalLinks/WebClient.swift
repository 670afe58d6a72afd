import Diagnostics
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests the heads of pages from servers; no content is received.
final class WebClient: NSObject, Sendable {
  private let timeout: Duration
  private let pending = Mutex<[Int: PendingRequest]>([:])

  private struct PendingRequest {
    let continuation: CheckedContinuation<Outcome, Never>
    /// The target of the redirects so far.
    var target: String?
    /// Indicates whether any redirect was temporary.
    var isTemporary = false
    var redirects = 0
  }

  /// The maximum number of redirects that are followed; browsers follow twenty.
  private static let mostRedirects = 10

  init(timeout: Duration) {
    self.timeout = timeout
  }

  /// Requests the head of an address, or the whole page if the server does not support `HEAD`.
  func outcome(of address: WebAddress) async -> Outcome {
    let outcome = await ask(address, "HEAD")
    switch outcome {
    // Some servers give this answer only to HEAD.
    case .refused, .gone: return await ask(address, "GET")
    case .there, .moved, .unanswered: return outcome
    }
  }

  private func ask(_ address: WebAddress, _ method: String) async -> Outcome {
    guard let url = URL(string: address.text) else {
      return .unanswered(reason: "it is not a valid address")
    }
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.setValue("Counterpoint link check", forHTTPHeaderField: "User-Agent")
    request.setValue("*/*", forHTTPHeaderField: "Accept")
    // A server that supports ranges sends one byte; the content of any other is refused.
    if method == "GET" { request.setValue("bytes=0-0", forHTTPHeaderField: "Range") }
    let configuration = URLSessionConfiguration.ephemeral
    let seconds = TimeInterval(timeout.components.seconds)
    configuration.timeoutIntervalForRequest = seconds
    configuration.timeoutIntervalForResource = seconds
    configuration.httpCookieStorage = nil
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
    defer { session.finishTasksAndInvalidate() }
    return await withCheckedContinuation { continuation in
      let task = session.dataTask(with: request)
      // Each session numbers its tasks from 1, so the description identifies the request instead.
      let number = Self.next.withLock { number in
        number += 1
        return number
      }
      task.taskDescription = String(number)
      pending.withLock { $0[number] = PendingRequest(continuation: continuation) }
      task.resume()
    }
  }

  private static let next = Mutex(0)

  private func number(of task: URLSessionTask) -> Int? { task.taskDescription.flatMap { Int($0) } }

  /// Completes a request; any later event of it is ignored.
  private func finish(_ task: URLSessionTask, _ outcome: (PendingRequest) -> Outcome) {
    guard let number = number(of: task),
      let request = pending.withLock({ $0.removeValue(forKey: number) })
    else { return }
    request.continuation.resume(returning: outcome(request))
  }
}

extension WebClient: URLSessionDataDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    guard let number = number(of: task) else { return completionHandler(nil) }
    let isAllowed = pending.withLock { pending in
      pending[number]?.redirects += 1
      if response.statusCode != 301, response.statusCode != 308 {
        pending[number]?.isTemporary = true
      }
      pending[number]?.target = request.url?.absoluteString
      return (pending[number]?.redirects ?? .max) <= Self.mostRedirects
    }
    if !isAllowed {
      finish(task) { _ in
        .unanswered(reason: "its server redirects too often")
      }
    }
    completionHandler(isAllowed ? request : nil)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    finish(dataTask) { request in
      guard let status = (response as? HTTPURLResponse)?.statusCode else {
        return .unanswered(reason: "its server sent no status code")
      }
      switch status {
      case 200..<300, 416:
        let isMoved = !request.isTemporary
        return request.target.flatMap { isMoved ? .moved(to: $0) : nil } ?? .there
      case 404, 410: return .gone(status: status)
      default: return .refused(status: status)
      }
    }
    completionHandler(.cancel)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let reason =
      switch (error as? URLError)?.code {
      case .timedOut: "its server did not answer in time"
      case .cannotFindHost, .dnsLookupFailed: "there is no such host"
      case .cannotConnectToHost: "its server refuses connections"
      case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
        .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
        "its certificate is not trusted"
      default: error?.localizedDescription ?? "its server did not answer"
      }
    finish(task) { _ in .unanswered(reason: reason) }
  }
}

enum Outcome: Hashable, Codable {
  /// The address exists.
  case there
  /// The address exists, permanently moved to another one.
  case moved(to: String)
  /// The server answered that the address does not exist, with status 404 or 410.
  case gone(status: Int)
  /// The server answered with another status that is not a success.
  case refused(status: Int)
  /// There was no answer, for a reason in words.
  case unanswered(reason: String)

  /// Returns the outcome as diagnostics, one for each location.
  func diagnostics(of address: WebAddress, at locations: [SourceLocation]) -> [Diagnostic] {
    let diagnostic: (severity: Severity, text: String, suggestion: String?)
    switch self {
    case .there: return []
    case .moved(let target):
      diagnostic = (.warning, "'\(address.text)' has moved", "write '\(target)'")
    case .gone(let status):
      diagnostic = (
        .error, "'\(address.text)' does not exist: its server answers \(status)",
        "write the current address, or delete the link"
      )
    case .refused(let status):
      diagnostic = (
        .warning, "'\(address.text)' could not be checked: its server answers \(status)",
        "open it in a browser"
      )
    case .unanswered(let reason):
      diagnostic = (.warning, "'\(address.text)' could not be checked: \(reason)", nil)
    }
    return Set(locations).map {
      Diagnostic(
        .externalLink, severity: diagnostic.severity, at: $0, diagnostic.text,
        suggestion: diagnostic.suggestion)
    }
  }
}

/// A web address without its fragment.
struct WebAddress: Hashable, Comparable {
  let text: String

  /// Parses an address; `nil` for one that cannot be requested from a web server.
  init?(_ url: String) {
    // Spaces and characters beyond ASCII are encoded as browsers do it.
    let bare = url.prefix { $0 != "#" }
    guard let parsed = URL(string: bare.hasPrefix("//") ? "https:\(bare)" : String(bare)),
      let scheme = parsed.scheme?.lowercased(), scheme == "https" || scheme == "http",
      parsed.host?.isEmpty == false
    else { return nil }
    text = parsed.absoluteString
  }

  /// The host, with the port if one is given.
  var host: String {
    let url = URL(string: text)
    return (url?.host ?? "").lowercased() + (url?.port.map { ":\($0)" } ?? "")
  }

  static func < (left: WebAddress, right: WebAddress) -> Bool { left.text < right.text }
}
