import HeadlessUI

/// Knows the way from the first screen to the second.
@Traced(.router)
final class StarRouter: StarRouterInput {
  weak var controller: ViewController?
  private let modules: StarAssembly

  init(modules: StarAssembly) {
    self.modules = modules
  }

  func openDetail() {
    guard let controller, controller.navigationController?.topViewController === controller
    else { return }
    controller.navigationController?.pushViewController(
      modules.assembleDetail(), animated: true)
  }
}
