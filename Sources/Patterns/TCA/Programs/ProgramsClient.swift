import Samples

/// The requests of the programs’ reducer.
@Traced(.model)
struct ProgramsClient {
  let page:
    (_ offset: Int, _ completion: @escaping (Result<[Program], ServerError>) -> Void) ->
      RequestToken
}
