public import HeadlessUI

extension AlertController {
  /// The alert that says why a request failed, and is answered by “OK”.
  ///
  /// - Parameter message: What a person reads: ``ServerError/message``.
  /// - Returns: The alert.
  public static func failure(_ message: String) -> AlertController {
    let alert = AlertController(title: nil, message: message)
    alert.addAction(AlertAction(title: "OK", style: .cancel))
    return alert
  }
}
