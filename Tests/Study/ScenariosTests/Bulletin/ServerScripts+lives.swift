// MARK: Cancelled requests

extension ServerScript {
  static let cancellations = [
    ServerScript(
      name: "a newer request cancels the older, whose answer is never shown", server: "manual",
      steps: """
        - tap: reload
        - expect: {requests: 2, pending: 1}
        - respond: 2
        - respond: 1
        - expect: {requests: 2, pending: 0, edition: edition 2, spinner: hidden}
        """),
    ServerScript(
      name: "the failure of a cancelled request reaches nobody", server: "manual",
      steps: """
        - tap: reload
        - fail: 1
          error: server
        - expect: {pending: 1, alert: none, spinner: visible}
        - respond: 2
        - expect: {edition: edition 2}
        """),
    ServerScript(
      name: "the time of a cancelled request passes unnoticed",
      steps: """
        - wait: 0.1s
        - tap: reload
        - wait: 0.1s
        - expect: {requests: 2, pending: 1, edition: "", spinner: visible}
        - wait: 0.1s
        - expect: {pending: 0, edition: edition 2}
        """),
    ServerScript(
      name: "the requests of two screens are answered out of order", server: "manual",
      steps: """
        - tap: read
        - expect: {screen: notice, requests: 2, pending: 2}
        - respond: 2
        - expect: {text: "Notice, by request 2", pending: 1}
        - respond: 1
        - back
        - expect: {edition: edition 1, pending: 0}
        """),
    ServerScript(
      name: "a screen that is left takes its request along", server: "manual",
      steps: """
        - tap: read
        - back
        - expect: {requests: 2, pending: 1}
        - respond: 2
        - expect: {screen: board, alert: none}
        """),
  ]
}

// MARK: Leaving, opening, events

extension ServerScript {
  static let lives = [
    ServerScript(
      name: "leaving cancels what is under way, and request numbers go on", server: "manual",
      steps: """
        - leave
        - expect: {screen: none, requests: 1, pending: 0}
        - respond: 1
        - wait: 10s
        - open
        - expect: {requests: 2, pending: 1, edition: "", spinner: visible}
        - respond: 2
        - expect: {edition: edition 2}
        """),
    ServerScript(
      name: "the time of a request whose app is gone passes unnoticed",
      steps: """
        - wait: 0.1s
        - leave
        - wait: 0.05s
        - open
        - wait: 0.1s
        - expect: {requests: 2, pending: 1, edition: ""}
        - wait: 0.1s
        - expect: {pending: 0, edition: edition 2}
        """),
    ServerScript(
      name: "a mark is kept while no app is open", server: "immediate",
      steps: """
        - leave
        - fail: next
          error: offline
        - open
        - expect: {alert: You appear to be offline., edition: "", spinner: hidden, requests: 2}
        - leave
        - open
        - expect: {alert: none, edition: edition 3}
        """),
    ServerScript(
      name: "an event reaches the screen, before and while a request is under way",
      server: "manual",
      steps: """
        - expect: {presence: ""}
        - push: online
        - expect: {presence: online, pending: 1}
        - respond: 1
        - push: offline
        - expect: {presence: offline, edition: edition 1}
        """),
    ServerScript(
      name: "an event after leaving reaches nobody",
      steps: """
        - leave
        - push: online
        - open
        - expect: {presence: ""}
        - push: offline
        - expect: {presence: offline}
        """),
  ]
}
