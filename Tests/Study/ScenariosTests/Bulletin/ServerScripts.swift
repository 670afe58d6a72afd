import Testing

/// A script with a server that both implementations of the bulletin pass.
struct ServerScript: Sendable, CustomTestStringConvertible {
  let name: String
  var server: String?
  let steps: String

  var testDescription: String { name }
  var extra: String { server.map { "server: \($0)\n" } ?? "" }

  static let all = modes + failures + cancellations + lives
}

// MARK: When the server answers

extension ServerScript {
  static let modes = [
    ServerScript(
      name: "an answer comes after 0.2 s, and not a millisecond earlier",
      steps: """
        - expect: {requests: 1, pending: 1, spinner: visible, edition: "", headlines.count: 0}
        - wait: 0.199s
        - expect: {pending: 1, edition: ""}
        - wait: 0.001s
        - expect: {requests: 1, pending: 0, spinner: hidden, edition: edition 1, "headlines[1]": Headline 1.2}
        """),
    ServerScript(
      name: "an answer comes after the latency that the scenario names", server: "1.5s",
      steps: """
        - wait: 1.499s
        - expect: {pending: 1}
        - wait: 0.001s
        - expect: {pending: 0, edition: edition 1}
        """),
    ServerScript(
      name: "an answer comes before a timer that falls due at the same time",
      steps: """
        - wait: 0.2s
        - expect: {pending: 0, edition: edition 1, hint: ""}
        """),
    ServerScript(
      name: "a timer that falls due a millisecond earlier comes first", server: "0.201s",
      steps: """
        - wait: 0.2s
        - expect: {pending: 1, hint: slow}
        - wait: 0.001s
        - expect: {pending: 0, edition: edition 1, hint: slow}
        """),
    ServerScript(
      name: "an answer without latency comes in the same step", server: "0s",
      steps: "- expect: {requests: 1, pending: 0, spinner: hidden, edition: edition 1}"),
    ServerScript(
      name: "an answer ahead of time is the only one",
      steps: """
        - respond: 1
        - expect: {pending: 0, edition: edition 1}
        - tap: reload
        - wait: 0.1s
        - fail: 2
          error: offline
        - choose: OK
        - wait: 1s
        - expect: {requests: 2, pending: 0, edition: edition 1, alert: none}
        """),
    ServerScript(
      name: "manual: time answers nothing", server: "manual",
      steps: """
        - wait: 100s
        - expect: {requests: 1, pending: 1, spinner: visible}
        - respond: 1
        - expect: {requests: 1, pending: 0, spinner: hidden, edition: edition 1}
        """),
    ServerScript(
      name: "immediate: an answer comes inside the call", server: "immediate",
      steps: """
        - expect: {requests: 1, pending: 0, spinner: hidden, edition: edition 1}
        - tap: reload
          times: 2
        - expect: {requests: 3, pending: 0, spinner: hidden, edition: edition 3}
        """),
  ]
}

// MARK: Failures

extension ServerScript {
  static let failures = [
    ServerScript(
      name: "a failure has its message, and what was shown stays", server: "manual",
      steps: """
        - respond: 1
        - tap: reload
        - fail: 2
          error: offline
        - expect: {alert: You appear to be offline., edition: edition 1, spinner: hidden, pending: 0}
        - choose: OK
        - tap: reload
        - fail: 3
          error: token
        - expect: {alert: The access token is not valid.}
        - choose: OK
        - tap: reload
        - fail: 4
          error: server
        - expect: {alert: The server answered 500., requests: 4, pending: 0}
        """),
    ServerScript(
      name: "the next request fails after the latency, and no other",
      steps: """
        - wait: 1s
        - fail: next
          error: server
        - expect: {requests: 1, pending: 0, alert: none}
        - tap: reload
        - wait: 0.199s
        - expect: {pending: 1, alert: none}
        - wait: 0.001s
        - expect: {pending: 0, alert: The server answered 500., edition: edition 1}
        - choose: OK
        - tap: reload
        - wait: 0.2s
        - expect: {edition: edition 3, alert: none}
        """),
    ServerScript(
      name: "manual: the next request fails when it is answered", server: "manual",
      steps: """
        - respond: 1
        - fail: next
          error: token
        - tap: reload
        - expect: {pending: 1, alert: none}
        - respond: 2
        - expect: {pending: 0, alert: The access token is not valid.}
        """),
    ServerScript(
      name: "immediate: the next request fails inside the call", server: "immediate",
      steps: """
        - fail: next
          error: offline
        - tap: reload
        - expect: {alert: You appear to be offline., spinner: hidden, edition: edition 1, requests: 2, pending: 0}
        - choose: OK
        - tap: reload
        - expect: {edition: edition 3, alert: none}
        """),
    ServerScript(
      name: "the step that fails a request chooses the error, and a second mark replaces the first",
      server: "manual",
      steps: """
        - fail: next
          error: token
        - fail: next
          error: offline
        - tap: reload
        - fail: 2
          error: server
        - expect: {alert: The server answered 500.}
        - choose: OK
        - tap: reload
        - respond: 3
        - expect: {edition: edition 3, alert: none}
        """),
    ServerScript(
      name: "behind an alert the server goes on", server: "manual",
      steps: """
        - tap: read
        - fail: 2
          error: offline
        - push: online
        - respond: 1
        - fail: next
          error: token
        - wait: 1s
        - expect: {alert: You appear to be offline., screen: notice, pending: 0}
        - choose: OK
        - back
        - expect: {edition: edition 1, presence: online}
        """),
  ]
}
