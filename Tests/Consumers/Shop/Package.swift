// swift-tools-version: 6.2

import PackageDescription

// A package of its own that uses Counterpoint from outside: a small shop, as a program and with
// recorded tests. Where `BARE` is set, the program is built without anything that records.
let isBare = Context.environment["BARE"] != nil

let package = Package(
  name: "shop",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(
      name: "counterpoint", path: "../../..", traits: isBare ? ["Untraced"] : [.defaults])
  ],
  targets: [
    .target(
      name: "Shop", dependencies: [.product(name: "Counterpoint", package: "counterpoint")]),
    .executableTarget(name: "shop-app", dependencies: ["Shop"]),
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
