import Diagnostics
import SiteTemplates

/// Templates as pages are rendered by them: checked against what the pages supply.
///
/// Depends on the templates, on which plans have which, and on the values of plans and of the site.
struct TemplateCheckStage: Sendable {
  /// The templates, with those that call themselves without end noted; `nil` if there is no folder
  /// of them.
  private(set) var library: TemplateLibrary?
  /// The names that lead nowhere, and the values that cannot be shown as they are.
  private(set) var faults: [Diagnostic] = []

  /// Checks templates before any page is shown by them.
  ///
  /// - Parameters:
  ///   - templates: The templates as they were read.
  ///   - plans: The plans of all pages.
  ///   - configuration: The names of the taxonomies, and the keys that the site declares.
  ///   - shared: The site's values.
  /// - Returns: The templates that call themselves without end now and did not before, or the other
  ///   way round.
  mutating func update(
    _ templates: TemplateLibrary?, _ plans: PagePlans,
    _ configuration: SiteConfiguration, shared: [String: PageValue]
  ) -> Set<String> {
    let before = library?.endless ?? []
    faults = []
    library = templates
    guard let templates else { return [] }
    var standard = ValueShape.standard(taxonomies: configuration.taxonomies, shared: shared)
    for key in configuration.declaredKeys {
      for specimen in key.type.specimens { standard.insert([key.name: specimen]) }
    }
    // A layout shows texts that have a key of their own and others that have not.
    let extra = StandardValue.extra.rawValue
    for plan in plans.byFile.values {
      if let value = plan.ownValues[extra] { standard.insert([extra: value]) }
    }
    var shapes: [String: ValueShape] = [:]
    for plan in plans.byFile.values {
      shapes[plan.template, default: standard].insert(plan.ownValues)
    }
    var checker = TemplateChecker(library: templates)
    for (name, shape) in shapes.sorted(by: { $0.key < $1.key }) {
      checker.check(name, against: shape)
    }
    faults = checker.diagnostics
    library?.endless = checker.endless
    return checker.endless.symmetricDifference(before)
  }
}
