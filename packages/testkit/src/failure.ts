/** Thrown when an assertion of a scene fails. */
export class SceneFailure extends Error {
  override readonly name = 'SceneFailure'
}

/** @throws SceneFailure */
export function failScene(message: string): never {
  throw new SceneFailure(message)
}
