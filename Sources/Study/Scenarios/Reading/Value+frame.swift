import Diagnostics
import Documents
import HeadlessUI

extension Value {
  /// The value of a property, or a fault and `nil` if it is of another form.
  func frameValue(_ form: FrameValueForm, _ collector: DiagnosticCollector) -> FrameValue? {
    switch form {
    case .text: string(collector).map(FrameValue.text)
    case .word(let words): choice(of: words, collector).map(FrameValue.text)
    case .flag: bool(collector).map(FrameValue.flag)
    case .fraction: fraction(form, collector)
    case .number: int(in: 0...Int.max, collector).map(FrameValue.number)
    case .texts: texts(collector)
    }
  }

  private func fraction(
    _ form: FrameValueForm, _ collector: DiagnosticCollector
  ) -> FrameValue? {
    guard let scalar, scalar.style == .bare, let number = Double(scalar.text), 0...1 ~= number
    else {
      collector.report(.wrongType(self, expected: form.summary))
      return nil
    }
    return .fraction(number)
  }

  private func texts(_ collector: DiagnosticCollector) -> FrameValue? {
    guard let values = list(collector) else { return nil }
    let texts = values.compactMap { $0.string(collector) }
    return texts.count == values.count ? .texts(texts) : nil
  }
}
