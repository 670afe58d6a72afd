import Identifiers
import Trace

/// A class of a sample's domain that has the role `model`, such as `ProfileModel`.
public struct DomainModel: Sendable, Hashable {
  public let name: String
  /// The pattern modules whose code for the sample names it.
  public let modules: Set<String>
}

extension SourceLibrary {
  /// Returns the models of a sample's domain, given its folder, in the order of the files.
  ///
  /// Models that all samples share, and those that a pattern declares for itself, are not among
  /// them.
  public func domainModels(of sample: String) -> [DomainModel] {
    let own = Dictionary(
      grouping: files.filter { self.sample(of: $0) == sample }, by: \.area.module)
    let declared = domain(of: sample).flatMap(\.declarations)
      .filter { $0.kind == .class && $0.role == .model }
    return declared.map { model in
      let users = own.filter { module, files in
        module != nil
          && files.contains { file in
            file.declarations.contains { $0.mentions.contains { $0.name == model.name } }
          }
      }
      return DomainModel(name: model.name, modules: Set(users.keys.compactMap(\.self)))
    }
  }
}
