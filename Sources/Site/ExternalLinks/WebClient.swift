import Diagnostics
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Asks servers for the heads of pages; no content is received.
final class WebClient: NSObject, Sendable {
  private let timeout: Duration
  private let pending = Mutex<[Int: PendingRequest]>([:])

  /// A request that has not been answered.
  private struct PendingRequest {
    let continuation: CheckedContinuation<Outcome, Never>
    /// The target of the redirects so far, if all of them are for ever.
    var target: String?
    /// Tells whether a redirect was for now only.
    var isTemporary = false
    var redirects = 0
  }

  /// The most redirects that are followed; browsers follow twenty.
  private static let mostRedirects = 10

  init(timeout: Duration) {
    self.timeout = timeout
  }

  /// Asks for an address; by the whole page, if the server knows no heads.
  func outcome(of address: WebAddress) async -> Outcome {
    let outcome = await ask(address, "HEAD")
    switch outcome {
    // Some servers answer so to HEAD alone.
    case .refused, .gone: return await ask(address, "GET")
    case .there, .moved, .unanswered: return outcome
    }
  }

  private func ask(_ address: WebAddress, _ method: String) async -> Outcome {
    guard let url = URL(string: address.text) else {
      return .unanswered(reason: "it is no address")
    }
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.setValue("Counterpoint link check", forHTTPHeaderField: "User-Agent")
    request.setValue("*/*", forHTTPHeaderField: "Accept")
    // A server that heeds it sends one byte; of another the content is refused.
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
      // Sessions number their tasks from 1 each; a description is the request's own.
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

  /// Answers a request; whatever comes later of it counts no more.
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
        .unanswered(reason: "its server leads from one address to the next without end")
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
        return .unanswered(reason: "its server gave no status")
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
      case .cannotConnectToHost: "its server takes no connection"
      case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
        .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
        "its certificate is not trusted"
      default: error?.localizedDescription ?? "its server gave no answer"
      }
    finish(task) { _ in .unanswered(reason: reason) }
  }
}

/// The outcome of asking for an address.
enum Outcome: Hashable, Codable {
  /// It is there.
  case there
  /// It is there, and its server says for ever at another address.
  case moved(to: String)
  /// Its server answered with a status that says that it is not there: 404 or 410.
  case gone(status: Int)
  /// Its server answered with another status that is none of success.
  case refused(status: Int)
  /// There was no answer, for a reason in words.
  case unanswered(reason: String)

  /// The outcome as faults, one for each place.
  func diagnostics(of address: WebAddress, at locations: [SourceLocation]) -> [Diagnostic] {
    let diagnostic: (severity: Severity, text: String, suggestion: String?)
    switch self {
    case .there: return []
    case .moved(let target):
      diagnostic = (.warning, "'\(address.text)' has moved", "write '\(target)'")
    case .gone(let status):
      diagnostic = (
        .error, "'\(address.text)' is not there: its server answers \(status)",
        "write where it is now, or take the link away"
      )
    case .refused(let status):
      diagnostic = (
        .warning, "'\(address.text)' could not be checked: its server answers \(status)",
        "look at it in a browser"
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

/// An address of the web, without the place on the page.
struct WebAddress: Hashable, Comparable {
  let text: String

  /// Reads an address; `nil` for one that no web server is asked for.
  init?(_ url: String) {
    // Spaces and letters beyond ASCII are encoded as browsers do.
    let bare = url.prefix { $0 != "#" }
    guard let parsed = URL(string: bare.hasPrefix("//") ? "https:\(bare)" : String(bare)),
      let scheme = parsed.scheme?.lowercased(), scheme == "https" || scheme == "http",
      parsed.host?.isEmpty == false
    else { return nil }
    text = parsed.absoluteString
  }

  /// The host, and the port if one is named.
  var host: String {
    let url = URL(string: text)
    return (url?.host ?? "").lowercased() + (url?.port.map { ":\($0)" } ?? "")
  }

  static func < (left: WebAddress, right: WebAddress) -> Bool { left.text < right.text }
}
