/// What the exhibits did, of each kind.
struct PlayedExhibits: Sendable {
  let wrong: [PlayedWrongImplementation]
  let variants: [PlayedVariant]

  /// How many there are.
  var count: Int { wrong.count + variants.count }
}
