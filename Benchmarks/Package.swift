// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that measuring in release builds little: of the root package the product
// `StaticSite`, for the preview `Preview`, and around a link to it the module `Trace` without its macros, as
// `BareTrace`. None needs swift-syntax. The compiler says of `Trace` that it misses the macros; nothing here uses them: the
// events are recorded as their expansions do it.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "counterpoint", path: "..")
  ],
  targets: [
    .target(name: "BareTrace", swiftSettings: strict),
    .executableTarget(name: "recorder-cost", dependencies: ["BareTrace"], swiftSettings: strict),
    .executableTarget(
      name: "build-static-site",
      dependencies: [.product(name: "StaticSite", package: "counterpoint")],
      swiftSettings: strict),
    .executableTarget(
      name: "serve-static-site",
      dependencies: [
        .product(name: "Preview", package: "counterpoint"),
        .product(name: "StaticSite", package: "counterpoint"),
      ],
      swiftSettings: strict),
  ]
)
