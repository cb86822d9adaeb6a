/** How hashes and places of tarballs are written. */

/** One sha512, as every registry gives today. */
export function isIntegrity(text: string): boolean {
  return /^sha512-[A-Za-z0-9+/]{86}==$/.test(text)
}

/** Whether a path may stand behind a registry's address. */
export function isResolved(path: string): boolean {
  return (
    path.length <= 600 &&
    /^(?:[A-Za-z0-9@._~+%-]+\/)*[A-Za-z0-9@._~+%-]+$/.test(path) &&
    !path.split('/').some((part) => part === '..' || part === '.')
  )
}
