/**
 * The token of this start. It comes in the fragment of the address that the terminal printed (`/#token=…`): browsers do not send fragments,
 * neither to servers nor as referrers. From there it goes into the storage of this origin, so that a reload and further tabs have it too.
 */
export const tokenKey = 'questwright-token'
export const tokenMark = 'token='

/** Takes the token out of the address, if it is there. @returns the token; undefined when this browser has none */
export function takeToken(): string | undefined {
  const given = tokenInAddress()
  if (given !== undefined) {
    localStorage.setItem(tokenKey, given)
    // Out of the address bar, the history and bookmarks.
    // A game that the address brings besides (`#token=…&g=…`) stays.
    const rest = partsOfAddress().filter((part) => !part.startsWith(tokenMark))
    history.replaceState(history.state, '', location.pathname + location.search + (rest.length > 0 ? `#${rest.join('&')}` : ''))
  }
  return given ?? localStorage.getItem(tokenKey) ?? undefined
}

/** What the address brings now. */
function tokenInAddress(): string | undefined {
  return (
    partsOfAddress()
      .find((part) => part.startsWith(tokenMark))
      ?.slice(tokenMark.length) || undefined
  )
}

/**
 * What stands behind the address. The router goes on from the address with which the page was loaded: a link to `/#pack-fen` makes
 * `/#token=…#pack-fen` of it, and the second part is none of the token.
 */
const partsOfAddress = (): readonly string[] => location.hash.split(/[#&]/).filter((part) => part !== '')

/** Forgets a token that was refused, unless another tab has brought a new one meanwhile. */
export function forgetToken(refused: string): void {
  if (localStorage.getItem(tokenKey) === refused) localStorage.removeItem(tokenKey)
}

// The address may be opened in a tab that shows the studio already: only the fragment changes then, and nothing is loaded by itself.
if (typeof window !== 'undefined') {
  addEventListener('hashchange', () => {
    const given = tokenInAddress()
    // the router may bring back what this tab has already
    if (given === undefined || given === localStorage.getItem(tokenKey)) return void takeToken()
    takeToken()
    location.reload()
  })
}
