/** Settings of the table, stored in this browser by name. */

/** The settings with a name; empty where none were stored, or where they cannot be read. */
export function keptHere(name: string): { readonly [part: string]: unknown } {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
    return typeof kept === 'object' && kept !== null ? (kept as { readonly [part: string]: unknown }) : {}
  } catch {
    // there is no storage, as on a server, or it does not contain JSON
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
