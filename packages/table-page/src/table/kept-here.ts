/** Settings of the table, kept in this browser under a name. */

/** The settings under a name; empty where none were chosen, or they cannot be read. */
export function keptHere(name: string): { readonly [part: string]: unknown } {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
    return typeof kept === 'object' && kept !== null ? (kept as { readonly [part: string]: unknown }) : {}
  } catch {
    // no storage, as on the server, or no JSON in it
    return {}
  }
}

export function keepHere(name: string, chosen: object): void {
  try {
    localStorage.setItem(name, JSON.stringify(chosen))
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
