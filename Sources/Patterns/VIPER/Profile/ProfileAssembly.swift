import HeadlessUI
import Samples

/// Puts the profile's module together.
@Traced(.composition)
enum ProfileAssembly {
  static func assemble(service: ProfileService) -> ViewController {
    let interactor = ProfileInteractor(profile: ProfileModel(service: service))
    let presenter = ProfilePresenter(interactor: interactor)
    let view = ProfileViewController(output: presenter)
    interactor.output = presenter
    presenter.view = view
    return view
  }
}
