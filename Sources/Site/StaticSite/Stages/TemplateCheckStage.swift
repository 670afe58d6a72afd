import Diagnostics
import SiteTemplates

/// The templates that render pages, checked against the values that pages supply.
///
/// Depends on the templates, the plans that use them, and the values of plans and of the site.
struct TemplateCheckStage: BuildStage {
  /// The templates, with those that call themselves endlessly; `nil` if there is no folder.
  private(set) var library: TemplateLibrary?
  /// The names that lead nowhere, and the values that cannot be shown directly.
  private(set) var diagnostics: [Diagnostic] = []

  /// Checks the templates before any page is rendered by them.
  ///
  /// The caller knows whether a template or the values supplied to it may differ.
  ///
  /// - Returns: The templates that began or ceased to call themselves endlessly.
  mutating func update(_ input: TemplateCheckInput, _ causes: inout Causes) -> Set<String> {
    guard input.isAffected else { return [] }
    let before = library?.endless ?? []
    diagnostics = []
    library = input.templates
    guard let templates = input.templates else { return [] }
    var standard = ValueShape.standard(
      taxonomies: input.configuration.taxonomies, shared: input.shared)
    for key in input.configuration.declaredKeys {
      for specimen in key.type.specimens { standard.insert([key.name: specimen]) }
    }
    // A layout shows texts with their own keys as well as texts without.
    let extra = StandardValue.extra.rawValue
    for plan in input.plans.byFile.values {
      if let value = plan.ownValues[extra] { standard.insert([extra: value]) }
    }
    // Thousands of pages have the same few shapes, so each template is checked once against all.
    var shapes: [String: ValueShape] = [:]
    for plan in input.plans.byFile.values {
      shapes[plan.template, default: standard].insert(plan.ownValues)
    }
    var checker = TemplateChecker(library: templates)
    for (name, shape) in shapes.sorted(by: { $0.key < $1.key }) {
      checker.check(name, against: shape)
      let twin = OutputForm.twin(ofTemplate: name)
      if templates.templates[twin] != nil { checker.check(twin, against: shape) }
    }
    diagnostics = checker.diagnostics
    library?.endless = checker.endless
    let changed = checker.endless.symmetricDifference(before)
    for name in changed { causes.record(.template(name), after: causes.wayToAnything) }
    return changed
  }
}

struct TemplateCheckInput {
  let templates: TemplateLibrary?
  let plans: PagePlans
  /// The configuration, for the names of the taxonomies and the declared keys.
  let configuration: SiteConfiguration
  let shared: [String: PageValue]
  /// Indicates whether a template, or a value supplied to one, may differ.
  let isAffected: Bool
}
