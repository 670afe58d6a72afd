// swift-tools-version: 6.2

import PackageDescription

// A package of its own that uses Counterpoint from outside: a small shop and its recorded tests.
let package = Package(
  name: "shop",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "counterpoint", path: "../../..")],
  targets: [
    .target(
      name: "Shop", dependencies: [.product(name: "Counterpoint", package: "counterpoint")]),
    .testTarget(
      name: "ShopTests",
      dependencies: [
        "Shop",
        .product(name: "CounterpointContracts", package: "counterpoint"),
        .product(name: "CounterpointTesting", package: "counterpoint"),
      ],
      exclude: ["Recordings"]),
  ]
)
