// swift-tools-version: 6.2

import PackageDescription

// A package of its own, around a link to the module `Trace` without its macros, so that measuring in
// release does not build swift-syntax. The compiler says that it misses the macros; nothing here uses
// them: the events are recorded as their expansions do it.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "Trace", swiftSettings: strict),
    .executableTarget(name: "recorder-cost", dependencies: ["Trace"], swiftSettings: strict),
  ]
)
