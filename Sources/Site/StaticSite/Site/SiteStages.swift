import Diagnostics
import SiteFiles
import SiteTemplates

/// The stages from files to a site, in order; each keeps its results, so that a small change costs
/// little.
///
/// A stage is given the results of stages before it, says what is different in its own, and is
/// changed by nobody else. What each depends on is documented at its type.
struct SiteStages: Sendable {
  let setup: SiteSetup
  let configured: ConfigurationStage
  var content: ContentStage
  var templates = TemplateStage()
  var bodies = BodyStage()
  var cards = CardStage()
  var order = ArrangementStage()
  var reports = ReportStage()
  var plans = PlanStage()
  var shared = SharedStage()
  var trees = TreeStage()
  var addresses = AddressStage()
  var checked = TemplateCheckStage()
  var pages = PageStage()
  var files = FileStage()
  var suggestions = Suggestions()
  /// Whether the site was built before.
  private var isBuilt = false

  /// Reads the configuration; nothing else is read yet.
  init(_ setup: SiteSetup) {
    configured = ConfigurationStage(setup)
    self.setup = setup.withDirectives(of: configured.reports)
    content = ContentStage(setup.content)
  }

  /// Brings everything up to date.
  ///
  /// - Parameters:
  ///   - changes: The files that have changed; all of them at first.
  ///   - clock: Notified of each stage.
  /// - Returns: The site.
  mutating func update(_ changes: SiteChanges, clock: StageClock) async -> BuiltSite {
    let isFirst = !isBuilt
    isBuilt = true
    let read = clock.measure("read", count: \.content.files.count) { () throws(Never) in
      (
        content: content.update(changes.content, with: reader),
        templates: templates.update(setup.templates, changed: changes.templates)
      )
    }
    if !read.content.moved.isEmpty { suggestions.texts = nil }
    let texts = clock.measure("texts", count: \.made.count) { () throws(Never) in
      let made = bodies.update(
        content, read.content, setup, configured.configuration,
        reportKinds: configured.reportKinds, directives: templates.directives,
        changed: read.templates.directives)
      let paths = Set(made.keys).union(read.content.files.keys)
      let cards = cards.update(paths, content, bodies.bodies)
      let order = order.update(
        cards, self.cards.cards, content.content,
        taxonomies: configured.configuration.taxonomies, mayReplace: plans.isSound)
      return (made: made, cards: cards, order: order)
    }
    let hasOtherReports = await reports.update(
      configured, content.content, isFirst ? nil : read.content, clock)
    let planned = clock.measure("plan", count: \.candidates.count) { () throws(Never) in
      let all =
        isFirst || texts.order.isRearranged || !read.content.moved.isEmpty
        || read.templates.hasOtherNames || hasOtherReports
      let plans =
        all
        ? plans.planAll(planInput)
        : plans.update(
          texts: texts.order.texts.union(texts.made.keys), taxonomies: texts.order.taxonomies,
          planInput)
      let values = shared.update(
        configured.configuration, content.content.data, order.arrangement)
      let otherTrees = trees.update(
        order.arrangement, texts.cards, isRearranged: texts.order.isRearranged,
        named: templates.namedValues)
      let hasOtherFiles =
        plans.isReplanned || read.content.copiesOthers || read.templates.hasOtherAssets
        // What is at fault may be on another line now.
        || !addresses.faults.isEmpty
      let paths = hasOtherFiles ? addresses.update(addressInput) : []
      if !paths.isEmpty { suggestions.addresses = nil }
      let needsCheck =
        plans.isReplanned || plans.suppliesOthers || read.templates.isOtherLibrary
        || !values.isEmpty
      let endless =
        needsCheck
        ? checked.update(
          templates.library, self.plans.plans, configured.configuration,
          shared: shared.values?.values ?? [:]) : []
      let reach = PageReach(
        templates: read.templates.templates.union(endless), values: values, trees: otherTrees,
        paths: paths)
      let candidates =
        plans.isReplanned || reach.isWide ? Array(self.plans.plans.byFile.values) : plans.plans
      return (gone: plans.gone, candidates: candidates, reach: reach)
    }
    let rendered = clock.measure("render", count: \.count) { () throws(Never) in
      pages.update(planned.candidates, gone: planned.gone, planned.reach, pageInput)
    }
    return clock.measure("check", count: \.pageCount) { () throws(Never) in
      let changed = files.update(rendered, pages.pages, others: otherFiles)
      guard !isFirst else { return builtSite(changedFiles: nil, rebuild: nil) }
      return builtSite(
        changedFiles: changed,
        rebuild: setup.explainsRebuilds
          ? rebuild(read, texts.made, texts.cards, planned.reach, rendered) : nil)
    }
  }
}

// MARK: What stages are given

extension SiteStages {
  private func rebuild(
    _ read: (content: ContentChange, templates: TemplateChange), _ made: [String: BodyCause],
    _ cards: [CardChange], _ reach: PageReach, _ rendered: [RenderedChange]
  ) -> Rebuild {
    RebuildExplainer(
      setup, content: read.content, templates: read.templates, bodies: made, cards: cards,
      reach: reach, library: checked.library, rendered: rendered
    ).rebuild(pageCount: pages.pages.count)
  }

  private var reader: ContentReader {
    ContentReader(
      kinds: setup.kinds + configured.reports.flatMap(\.kinds),
      rules: configured.configuration.frontMatterRules, until: configured.configuration.until,
      includesDrafts: setup.includesDrafts)
  }

  private var planInput: PlanInput {
    PlanInput(
      arrangement: order.arrangement, content: content.content, bodies: bodies.bodies,
      reported: reports.reported, templates: templates, templateFolder: setup.templates.path,
      pageSize: configured.configuration.pageSize)
  }

  private var addressInput: AddressInput {
    AddressInput(
      plans: plans.plans, content: content.content,
      reported: reports.reported.files.map(\.path), unmade: reports.reported.unmade,
      assets: templates.assets, bundles: configured.configuration.bundles, extras: extraPaths,
      namesAssetsByContent: setup.namesAssetsByContent)
  }

  private var pageInput: PageInput {
    PageInput(
      library: checked.library, configuration: configured.configuration,
      shared: shared.values?.values ?? [:], trees: trees.trees, index: addresses.index)
  }

  /// The paths of the files that the site makes of itself.
  private var extraPaths: [String] {
    let configuration = configured.configuration
    var paths = [Robots.path]
    if configuration.baseURL != nil { paths.append(Sitemap.path) }
    if shared.values?.feed != nil { paths.append(Feed.path) }
    if configuration.isSearchable { paths.append(SearchEntries.rootPath) }
    return paths
  }

  /// The files that are no pages: those of content and reports, assets, and `robots.txt`.
  private var otherFiles: [OutputFile] {
    let files = content.content.files + reports.reported.files + addresses.assets.files
    return files.contains { $0.path == Robots.path }
      ? files : files + [Robots.file(baseURL: configured.configuration.baseURL)]
  }
}
