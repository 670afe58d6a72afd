// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

// MARK: Settings

/// A warning is an error here; a newer compiler that knows more of them may be told to go on, by
/// `COUNTERPOINT_WARNINGS=allow`.
let warnings: [SwiftSetting] =
  Context.environment["COUNTERPOINT_WARNINGS"] == "allow"
  ? []
  // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0480-swiftpm-warning-control.md
  : [.treatAllWarnings(as: .error)]

/// What a debug build is told besides, so that our own modules are optimised.
///
/// They play and measure everything many times over. The libraries, swift-syntax above all, stay as
/// they are. So does what an app is made of: optimised code drops the messages of preconditions,
/// and those who write a pattern need them. Flags of this sort are refused in a package that
/// another one depends on, so a checkout of it goes without.
let optimised: [SwiftSetting] =
  Context.packageDirectory.contains("/checkouts/")
  ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// What every target is compiled with.
let strict: [SwiftSetting] =
  warnings + [
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0335-existential-any.md
    .enableUpcomingFeature("ExistentialAny"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0409-access-level-on-imports.md
    .enableUpcomingFeature("InternalImportsByDefault"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0444-member-import-visibility.md
    .enableUpcomingFeature("MemberImportVisibility"),
  ]

/// What plays, measures and builds.
let fast = strict + optimised

/// What is compiled as an app is: everything on the main actor unless it says otherwise.
let isolated: [SwiftSetting] = [
  // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0466-control-default-actor-isolation.md
  .defaultIsolation(MainActor.self),
  // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0470-isolated-conformances.md
  .enableUpcomingFeature("InferIsolatedConformances"),
]
let mainActor = strict + isolated

// MARK: Floors

/// The floors of the house, from the ground up, and the modules of each in the order in which they
/// import one another: a module imports only what is before it.
///
/// A floor is a folder of `Sources`, and one of `Tests`. The patterns and their variants are floors
/// of their own, listed below.
let floors: [(folder: String, modules: [String])] = [
  ("Foundations", ["Sequences", "Diagnostics", "Documents", "HTMLTags"]),
  (
    "Site",
    [
      "Highlighting", "CCMark", "CommonMark", "Colours", "SiteLinks", "SiteTemplates", "CSystem",
      "SiteFiles", "SiteSearch", "StaticSite", "ExternalLinks", "Preview", "Importing",
    ]
  ),
  (
    "Tracing",
    [
      "TraceExpansion", "TraceMacros", "Trace", "Traced", "TracedAnywhere", "Recordings",
      "Counterpoint", "CounterpointTesting",
    ]
  ),
  ("Apps", ["Identifiers", "HeadlessUI", "Reactive", "Samples", "Streams"]),
  (
    "Study",
    [
      "Scenarios", "Metrics", "Comparison", "CZlib", "Diagrams", "CLZMA", "Evidence",
      "Report", "RecordingPages", "Mutant",
    ]
  ),
  (
    "Command",
    [
      "Catalogue", "Starters", "embed-texts", "EmbeddingPlugin", "CounterpointCommand",
      "build-site",
    ]
  ),
]

/// The floor of each module, by its name.
let floorOfModule = Dictionary(
  uniqueKeysWithValues: floors.flatMap { floor in floor.modules.map { ($0, floor.folder) } })

/// Gives the targets that name no folder the one of their floor.
func placeOnFloors(_ targets: [Target]) {
  for target in targets where target.path == nil {
    let isTest = target.name.hasSuffix("Tests")
    let module = isTest ? String(target.name.dropLast("Tests".count)) : target.name
    guard let floor = floorOfModule[module] else { fatalError("'\(module)' is on no floor") }
    target.path = "\(isTest ? "Tests" : "Sources")/\(floor)/\(target.name)"
  }
}

// MARK: Patterns

/// The modules of `Sources/Patterns`, one for each pattern, and what they import besides the
/// house's own.
let patterns: [(module: String, imports: [Target.Dependency])] = [
  ("CocoaMVC", []),
  ("ClassicMVC", []),
  ("MVC2", []),
  ("SupervisingMVP", []),
  ("PassiveMVP", []),
  ("MVVM", []),
  ("ReactiveMVVM", ["Reactive"]),
  ("InputsOutputsMVVM", ["Reactive"]),
  ("Flux", []),
  ("FluxMVVM", ["Reactive"]),
  ("StorePattern", []),
  ("MVVMC", ["Reactive"]),
  ("VIPER", []),
  ("ObservableMV", []),
  ("TCA", []),
]

let patternModules: [Target.Dependency] = patterns.map { .init(stringLiteral: $0.module) }

/// The modules of `Sources/Exhibits/Variants`, one for each variant of a pattern, and what they
/// import besides the house's own.
let variants: [(module: String, imports: [Target.Dependency])] = [
  ("ButtonsTargetPresenter", []),
  ("CellViewModels", []),
  ("DefaultedInputsOutputs", ["Reactive"]),
  ("DirectionalLabels", ["Reactive"]),
  ("EverythingInTheController", []),
  ("FavoritesAsStreams", ["Reactive"]),
  ("InjectedNavigator", []),
  ("NewViewModelOnRefresh", []),
  ("PresenterMakesPresenter", []),
  ("PublishedProperties", ["Reactive"]),
  ("SelectionInSharedStore", []),
  ("ViewAsOutput", []),
  ("ViewGenericOverPresenter", []),
  ("ViewGenericOverViewModel", []),
]

let variantModules: [Target.Dependency] = variants.map { .init(stringLiteral: $0.module) }

/// The tests of a module, which also import some others, and what all tests share.
func tests(
  _ module: String, _ imports: [Target.Dependency] = [], path: String? = nil,
  exclude: [String] = [], settings: [SwiftSetting] = strict
) -> Target {
  .testTarget(
    name: "\(module)Tests",
    dependencies: [.init(stringLiteral: module), "TestSupport"] + imports, path: path,
    exclude: exclude, swiftSettings: settings)
}

// MARK: Package

let package = Package(
  name: "counterpoint",
  // What the products for any program need of a system: its locks and atomics (SE-0433, SE-0410).
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .executable(name: "build-site", targets: ["build-site"]),
    // For any program: `@Traced` and recordings, and the trait that records its tests.
    .library(name: "Counterpoint", targets: ["Counterpoint"]),
    // Contracts for modules of one's own, verified in recordings.
    .library(name: "CounterpointContracts", targets: ["Comparison", "Diagnostics", "Trace"]),
    .library(name: "CounterpointTesting", targets: ["CounterpointTesting", "Recordings", "Trace"]),
    // With what a site's own program names besides: faults, the renderer of texts, the values of
    // pages, and what reads and writes folders.
    .library(
      name: "StaticSite",
      targets: [
        "StaticSite", "CommonMark", "Diagnostics", "HTMLTags", "SiteFiles", "SiteTemplates",
      ]),
    // For modules of patterns, and a program that plays them beside ours.
    .library(
      name: "CounterpointPatterns",
      targets: ["HeadlessUI", "Reactive", "Samples", "Scenarios", "Trace"]),
    .library(
      name: "CounterpointCommand", targets: ["CounterpointCommand", "Identifiers", "Samples"]),
    .library(name: "Highlighting", targets: ["Highlighting"]),
    .library(name: "Colours", targets: ["Colours"]),
    .library(name: "Preview", targets: ["Preview"]),
  ],
  traits: [
    .default(enabledTraits: ["Traced"]),
    .trait(name: "Traced", description: "Records what `@Traced` is attached to; the default."),
    .trait(
      name: "Untraced",
      description: "Leaves the bare code, by being named in place of the default."),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // MARK: Faults and texts
    .target(name: "Sequences", swiftSettings: fast),
    .target(name: "Diagnostics", dependencies: ["Sequences"], swiftSettings: fast),
    .target(name: "Identifiers", swiftSettings: fast),
    .target(
      name: "Documents",
      dependencies: ["Diagnostics", .product(name: "Yams", package: "Yams")],
      swiftSettings: fast),
    .systemLibrary(
      name: "CCMark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(
      name: "CLZMA", pkgConfig: "liblzma", providers: [.apt(["liblzma-dev"]), .brew(["xz"])]),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(name: "HTMLTags", swiftSettings: fast),
    .target(name: "Highlighting", dependencies: ["HTMLTags"], swiftSettings: fast),
    .target(
      name: "CommonMark", dependencies: ["CCMark", "Diagnostics", "HTMLTags", "Highlighting"],
      swiftSettings: fast),
    .target(
      name: "Colours",
      dependencies: [
        "HTMLTags", "Highlighting",
        .product(name: "SwiftIDEUtils", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: fast),

    // MARK: The trace
    // A test that imports a plugin has every module of the package compiled twice, for the plugin's
    // host and for where it runs: what the macros write is a library, and its tests import that.
    .target(
      name: "TraceExpansion",
      dependencies: [
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      swiftSettings: strict),
    .macro(
      name: "TraceMacros",
      dependencies: [
        "TraceExpansion",
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
      ],
      swiftSettings: strict),
    .target(name: "Trace", dependencies: ["TraceMacros"], swiftSettings: fast),
    .target(
      name: "Recordings", dependencies: ["HTMLTags", "Sequences", "Trace"], swiftSettings: fast),
    .target(
      name: "Counterpoint",
      dependencies: [
        "TraceMacros",
        .target(name: "Recordings", condition: .when(traits: ["Traced"])),
        .target(name: "Trace", condition: .when(traits: ["Traced"])),
      ],
      swiftSettings: strict),
    .target(
      name: "CounterpointTesting", dependencies: ["Recordings", "Trace"], swiftSettings: strict),

    // MARK: What an app is made of
    .target(name: "HeadlessUI", dependencies: ["Trace"], swiftSettings: mainActor),
    .target(
      name: "Reactive",
      dependencies: [
        "HeadlessUI", "Trace", .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      swiftSettings: fast + isolated),
    .target(
      name: "Samples", dependencies: ["HeadlessUI", "Identifiers", "Trace"],
      swiftSettings: mainActor),

    .target(
      name: "Exhibits",
      dependencies: ["HeadlessUI", "Identifiers", "Reactive", "Samples", "Trace"]
        + variantModules,
      path: "Sources/Exhibits", exclude: ["README.md", "Variants"],
      swiftSettings: mainActor),

    .target(
      name: "Streams", dependencies: ["Reactive", "Trace"], swiftSettings: mainActor),

    // MARK: Playing and measuring
    .target(
      name: "Scenarios",
      dependencies: [
        "Diagnostics", "Documents", "HeadlessUI", "Identifiers", "Sequences", "Samples", "Trace",
      ],
      swiftSettings: fast),
    .target(
      name: "Metrics",
      dependencies: [
        "Diagnostics", "Identifiers", "Sequences", "Trace",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      swiftSettings: fast),
    .target(
      name: "Comparison",
      dependencies: ["Sequences", "Diagnostics", "Documents", "Identifiers", "Metrics", "Trace"],
      swiftSettings: fast),

    // MARK: Publishing
    .target(
      name: "Diagrams", dependencies: ["CZlib", "Sequences", "Trace"], swiftSettings: fast),
    .target(
      name: "SiteLinks", dependencies: ["HTMLTags"], swiftSettings: fast),
    .target(
      name: "SiteTemplates", dependencies: ["Diagnostics", "HTMLTags"], swiftSettings: fast),
    .target(name: "CSystem"),
    .target(
      name: "SiteFiles", dependencies: ["CSystem", "Diagnostics", "Sequences"],
      swiftSettings: fast),
    .target(
      name: "SiteSearch", dependencies: ["HTMLTags", "Sequences", "SiteFiles", "SiteLinks"],
      swiftSettings: fast),
    .target(
      name: "StaticSite",
      dependencies: [
        "CommonMark", "Diagnostics", "Documents", "HTMLTags", "Sequences", "SiteFiles", "SiteLinks",
        "SiteSearch", "SiteTemplates",
      ],
      swiftSettings: fast),
    .target(name: "ExternalLinks", dependencies: ["Diagnostics"], swiftSettings: strict),
    .target(
      name: "Preview",
      dependencies: [
        "Diagnostics", "HTMLTags", "SiteFiles", "StaticSite",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      // Compiled into the program, which thus needs no files beside it.
      resources: [.embedInCode("Resources/reload.js"), .embedInCode("Resources/overlay.css")],
      swiftSettings: strict),
    .target(
      name: "Starters", dependencies: ["Diagnostics", "Documents", "Identifiers"],
      exclude: ["Resources"],
      swiftSettings: strict, plugins: ["EmbeddingPlugin"]),
    .plugin(
      name: "EmbeddingPlugin", capability: .buildTool(), dependencies: ["embed-texts"],
      path: "Sources/Command/EmbeddingPlugin"),
    .executableTarget(name: "embed-texts", swiftSettings: strict),
    .target(
      name: "Importing",
      dependencies: [
        "CommonMark", "Diagnostics", "Documents", "HTMLTags", "Sequences", "SiteFiles", "SiteLinks",
        "StaticSite",
      ],
      swiftSettings: fast),
    .target(
      name: "Evidence",
      dependencies: [
        "CLZMA", "Colours", "Comparison", "Diagnostics", "Diagrams", "Documents",
        "Exhibits", "HeadlessUI", "Identifiers", "Metrics", "Sequences", "Samples", "Scenarios",
        "SiteFiles", "SiteLinks", "SiteTemplates", "StaticSite", "Streams", "Trace",
      ],
      swiftSettings: fast),
    .target(
      name: "Report",
      dependencies: [
        "Colours", "CommonMark", "Comparison", "Diagnostics", "Diagrams", "Documents", "Evidence",
        "Exhibits", "HeadlessUI", "Highlighting", "HTMLTags", "Identifiers", "Metrics",
        "Sequences", "Samples", "Scenarios", "SiteFiles", "SiteTemplates", "StaticSite", "Streams",
        "Trace",
      ],
      swiftSettings: fast),
    .target(
      name: "RecordingPages",
      dependencies: [
        "CommonMark", "Comparison", "Diagnostics", "Diagrams", "Documents", "Evidence",
        "Identifiers", "Metrics", "Recordings", "Report", "Sequences", "SiteFiles",
        "SiteTemplates", "StaticSite", "Trace",
      ],
      swiftSettings: strict),
    .target(
      name: "Catalogue",
      dependencies: ["Identifiers", "Samples", "Scenarios"] + patternModules,
      swiftSettings: mainActor),
    .target(
      name: "CounterpointCommand",
      dependencies: [
        "Catalogue", "Comparison", "Diagnostics", "Documents", "Evidence", "Exhibits",
        "ExternalLinks", "HeadlessUI", "Identifiers", "Importing", "Metrics", "Preview",
        "RecordingPages", "Recordings", "Report",
        "Samples",
        "Scenarios", "SiteFiles",
        "Starters", "StaticSite", "Trace",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "build-site", dependencies: ["CounterpointCommand"], swiftSettings: strict),

    // MARK: Tests
    .executableTarget(
      name: "interrupted-write", dependencies: ["SiteFiles"],
      path: "Tests/Support/interrupted-write", swiftSettings: strict),
    .target(
      name: "TraceTesting", dependencies: ["Trace"], path: "Tests/Support/TraceTesting",
      swiftSettings: strict),
    .target(name: "Snapshots", path: "Tests/Support/Snapshots", swiftSettings: strict),
    .target(
      name: "TestSupport", path: "Tests/Support/TestSupport", swiftSettings: strict),
    tests("Snapshots", path: "Tests/Support/SnapshotsTests"),
    tests("Diagnostics"),
    tests("Documents", ["Diagnostics"]),
    tests("CommonMark", ["Diagnostics", "HTMLTags", "Highlighting"]),
    tests("Highlighting"),
    tests("Colours", ["Highlighting"]),
    tests("HTMLTags"),
    tests("SiteLinks"),
    // The library says what templates mean; the generator renders them itself.
    tests(
      "SiteTemplates",
      [
        "Diagnostics", .product(name: "Mustache", package: "swift-mustache"),
      ]),
    tests("SiteFiles", ["Diagnostics", "interrupted-write"]),
    tests("SiteSearch", ["SiteFiles"]),
    tests(
      "StaticSite",
      [
        "CommonMark", "Diagnostics", "Documents", "SiteFiles", "SiteTemplates",
      ]),
    tests(
      "TraceExpansion",
      [
        "Snapshots",
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ], exclude: ["Snapshots"]),
    tests("Trace", ["Snapshots", "TraceTesting"], exclude: ["Snapshots"]),
    tests("Recordings", ["Trace"]),
    tests("CounterpointTesting", ["Recordings", "Trace"]),
    .testTarget(name: "TracedTests", dependencies: ["Trace"], swiftSettings: mainActor),
    .testTarget(name: "TracedAnywhereTests", dependencies: ["Trace"], swiftSettings: strict),
    tests(
      "HeadlessUI", ["Snapshots", "Trace", "TraceTesting"], exclude: ["Snapshots"],
      settings: mainActor),
    tests("Reactive", ["HeadlessUI", "Trace", "TraceTesting"], settings: mainActor),
    tests("Streams", ["Reactive", "Trace"], settings: mainActor),
    tests("Samples", ["HeadlessUI", "Identifiers", "Trace"], settings: mainActor),
    tests(
      "Scenarios",
      [
        "Catalogue", "Diagnostics", "Documents", "HeadlessUI", "Identifiers", "Samples",
        "Snapshots", "Trace",
      ]),
    tests(
      "Metrics",
      [
        "Sequences",
        "Diagnostics", "Documents", "HeadlessUI", "Identifiers", "Trace", "TraceTesting",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    tests(
      "Comparison",
      [
        "Catalogue", "Diagnostics", "Documents", "HeadlessUI", "Identifiers", "Metrics", "Samples",
        "Scenarios", "Trace", "TraceTesting",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    tests("Sequences"),
    tests("Importing", ["Diagnostics", "Documents", "StaticSite"]),
    tests(
      "Preview",
      ["Diagnostics", .product(name: "FlyingSocks", package: "FlyingFox")]),
    tests(
      "ExternalLinks", ["Diagnostics", .product(name: "FlyingSocks", package: "FlyingFox")]),
    tests("Identifiers"),
    tests(
      "Starters",
      [
        "Catalogue", "Diagnostics", "Samples", "SiteFiles", "SiteTemplates", "StaticSite",
      ]),
    tests(
      "CounterpointCommand",
      ["Catalogue", "Diagnostics", "HeadlessUI", "Identifiers", "Samples", "Trace"]),
    tests("Diagrams", ["Snapshots", "Trace", "TraceTesting"], exclude: ["Snapshots"]),
    tests(
      "Evidence",
      [
        "Sequences",
        "Catalogue", "CLZMA", "Comparison", "Diagnostics", "Diagrams", "Documents", "Exhibits",
        "HeadlessUI", "Identifiers", "Metrics", "Samples", "Scenarios", "Trace", "TraceTesting",
      ]),
    tests(
      "Report",
      [
        "Sequences",
        "Catalogue", "Colours", "CommonMark", "Comparison", "Diagnostics", "Diagrams",
        "Documents", "Evidence", "Exhibits", "HeadlessUI", "Identifiers", "Metrics", "Samples",
        "Scenarios", "SiteFiles", "SiteTemplates", "StaticSite", "Streams", "Trace",
      ]),
    tests(
      "RecordingPages",
      [
        "Comparison", "Diagnostics", "Recordings", "SiteFiles", "Starters", "StaticSite", "Trace",
      ]),
    tests(
      "Exhibits",
      [
        "Catalogue", "Diagnostics", "Documents", "HeadlessUI", "Identifiers", "InjectedNavigator",
        "PresenterMakesPresenter", "Samples", "Scenarios", "Trace", "ViewAsOutput",
        "ViewGenericOverPresenter", "ViewGenericOverViewModel",
      ], path: "Tests/Exhibits"),
    .testTarget(
      name: "MutantTests",
      dependencies: patternModules + [
        "TestSupport",
        "Comparison", "Diagnostics", "Documents", "HeadlessUI", "Identifiers",
        "Metrics", "Samples", "Scenarios",
        "Trace",
      ], swiftSettings: mainActor),
  ]
    + patterns.flatMap { pattern in
      let imports = ["HeadlessUI", "Samples", "Trace"] + pattern.imports
      return [
        Target.target(
          name: pattern.module, dependencies: imports,
          path: "Sources/Patterns/\(pattern.module)", exclude: ["README.md"],
          swiftSettings: mainActor),
        Target.testTarget(
          name: "\(pattern.module)Tests",
          dependencies: [.init(stringLiteral: pattern.module)] + imports,
          path: "Tests/Patterns/\(pattern.module)Tests", swiftSettings: mainActor),
      ]
    }
    + variants.map { variant in
      .target(
        name: variant.module,
        dependencies: ["HeadlessUI", "Samples", "Trace"] + variant.imports,
        path: "Sources/Exhibits/Variants/\(variant.module)", swiftSettings: mainActor)
    }
)

placeOnFloors(package.targets)
