// swift-tools-version: 6.2

import PackageDescription

// A package of its own, since colouring Swift takes swift-syntax, which takes minutes to build in release; the package
// around this one needs none of it.

let package = Package(
  name: "coloured",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "counterpoint", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "build-coloured-site",
      dependencies: [
        .product(name: "Colours", package: "counterpoint"),
        .product(name: "Highlighting", package: "counterpoint"),
        .product(name: "StaticSite", package: "counterpoint"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
