import Diagnostics
public import Metrics
public import Trace

/// The code of an implementation that did what a screen has to do, as its recordings show.
///
/// - *Builds the screen*: what creates a part of the screen, or makes a binding of one.
/// - *Hears the input*: what of the implementation runs first when a widget delivers a person's
///   act.
/// - *Decides*: by which the first role that decides has the model do something, or opens a screen;
///   see ``Job/decide``.
/// - *Changes the model*: what a change or a request of a model or a store happens in.
/// - *Hears the outcome*: what runs first when a model or a store notifies.
/// - *Formats*: in whose hands a value of the domain is last, see ``Job/present``, and what source
///   turns values into texts and colours.
/// - *Navigates*: what other screens are shown by.
/// - *Releases*: what has the model cancel, and `deinit`. What ends with its owner needs no code.
public struct ResponsibleCode: Sendable {
  private let passages: [Responsibility: [CodePassage]]

  /// Finds the responsible code that the recordings of an implementation show.
  ///
  /// - Parameters:
  ///   - logs: Its recordings.
  ///   - code: Its sources.
  ///   - domain: The names by which values of the domain are known.
  ///   - presentations: Where its source turns values into what is seen.
  /// - Complexity: O(*n*) in the number of events.
  public init(
    of logs: some Sequence<EventLog>, in code: PatternCode, domain: DomainNames,
    presentations: [Presentation] = []
  ) {
    var reader = ResponsibilityReader(code)
    for log in logs { reader.read(log, domain: domain) }
    for presentation in presentations {
      reader.noteFormatting(presentation.location.file, presentation.location.line)
    }
    passages = reader.found.mapValues { found in
      found.sorted { left, right in
        let (first, second) = (code.isMachinery(left), code.isMachinery(right))
        return first == second ? left < right : !first
      }
    }
  }

  /// The passages that did something, those of the sample first; none where no code did.
  public subscript(responsibility: Responsibility) -> [CodePassage] {
    passages[responsibility] ?? []
  }
}

/// Something that the code of a screen has to do, whatever the pattern.
public enum Responsibility: String, Sendable, Hashable, CaseIterable {
  case buildsTheScreen = "builds the screen"
  case receivesTheInput = "receives the input"
  case decides
  case changesTheModel = "changes the model"
  case receivesTheOutcome = "receives the outcome"
  case formats
  case navigates
  case releases
}
