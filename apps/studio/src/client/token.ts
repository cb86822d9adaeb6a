/**
 * The token of this start. It comes in the fragment of the address that the terminal printed (`/#token=…`): browsers send fragments to nobody,
 * neither to servers nor as referrers. From there it goes into the storage of this origin, so that a reload and further tabs have it too.
 */
const key = 'questwright-token'

/** Takes the token out of the address, if it is there. @returns the token; undefined when this browser never had one */
export function takeToken(): string | undefined {
  const given = new URLSearchParams(location.hash.slice(1)).get('token')
  if (given !== null && given !== '') {
    localStorage.setItem(key, given)
    // Out of the address bar, the history and bookmarks.
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  return given || (localStorage.getItem(key) ?? undefined)
}

/** Forgets a token that is not that of this start. */
export function forgetToken(): void {
  localStorage.removeItem(key)
}
