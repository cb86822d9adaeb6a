/** Validates the hashes and paths of tarballs. */

/** Whether a text is a single sha512 hash, as all registries send today. */
export function isIntegrity(text: string): boolean {
  return /^sha512-[A-Za-z0-9+/]{86}==$/.test(text)
}

/** Whether a text is a valid path below a registry's address. */
export function isResolved(path: string): boolean {
  return (
    path.length <= 600 &&
    /^(?:[A-Za-z0-9@._~+%-]+\/)*[A-Za-z0-9@._~+%-]+$/.test(path) &&
    !path.split('/').some((part) => part === '..' || part === '.')
  )
}
