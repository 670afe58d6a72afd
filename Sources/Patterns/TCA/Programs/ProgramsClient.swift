import Samples

/// What the programs’ reducer may request.
@Traced(.model)
struct ProgramsClient {
  let page:
    (_ offset: Int, _ completion: @escaping (Result<[Program], ServerError>) -> Void) ->
      RequestToken
}
