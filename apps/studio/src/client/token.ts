/**
 * The token of this server start. It comes in the fragment of the URL that the terminal printed (`/#token=…`): browsers do not send fragments,
 * neither to servers nor as referrers. It is then stored for this origin, so that a reload and other tabs have it too.
 */
export const tokenKey = 'questwright-token'
export const tokenMark = 'token='

/** Moves the token from the URL to storage, if it is there. @returns the token; undefined when this browser has none */
export function takeToken(): string | undefined {
  const given = tokenInAddress()
  if (given !== undefined) {
    localStorage.setItem(tokenKey, given)
    // Removes the token from the address bar, the history and bookmarks.
    // A game in the same fragment (`#token=…&g=…`) stays.
    const rest = partsOfAddress().filter((part) => !part.startsWith(tokenMark))
    history.replaceState(history.state, '', location.pathname + location.search + (rest.length > 0 ? `#${rest.join('&')}` : ''))
  }
  return given ?? localStorage.getItem(tokenKey) ?? undefined
}

/** The token in the current URL. */
function tokenInAddress(): string | undefined {
  return (
    partsOfAddress()
      .find((part) => part.startsWith(tokenMark))
      ?.slice(tokenMark.length) || undefined
  )
}

/**
 * The parts of the fragment. The router starts from the URL with which the page was loaded: a link to `/#pack-fen` becomes
 * `/#token=…#pack-fen`, and the second part does not belong to the token.
 */
const partsOfAddress = (): readonly string[] => location.hash.split(/[#&]/).filter((part) => part !== '')

/** Deletes a refused token, unless another tab has stored a new one. */
export function forgetToken(refused: string): void {
  if (localStorage.getItem(tokenKey) === refused) localStorage.removeItem(tokenKey)
}

// Opening the URL in a tab with the studio changes only the fragment and loads nothing, so reload for the new token.
if (typeof window !== 'undefined') {
  addEventListener('hashchange', () => {
    const given = tokenInAddress()
    // the router may restore a token that this tab already has
    if (given === undefined || given === localStorage.getItem(tokenKey)) return void takeToken()
    takeToken()
    location.reload()
  })
}
