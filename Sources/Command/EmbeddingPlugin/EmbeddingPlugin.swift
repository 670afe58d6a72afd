import Foundation
import PackagePlugin

/// Embeds a target's folder `Resources` into its code, so that the program needs no other files.
@main
struct EmbeddingPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL.appending(path: "Resources")
    let source = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTexts.swift")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return [
      .buildCommand(
        displayName: "Embedding the texts of \(target.name)",
        executable: try context.tool(named: "embed-texts").url,
        arguments: [folder.path, source.path],
        inputFiles: files.map { folder.appending(path: $0) }, outputFiles: [source])
    ]
  }
}
