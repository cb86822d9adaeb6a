/** What a scene says when the table is not as it should be. */
export class SceneFailure extends Error {
  override readonly name = 'SceneFailure'
}

/** @throws SceneFailure */
export function failScene(message: string): never {
  throw new SceneFailure(message)
}
