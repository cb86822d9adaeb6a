/** Recently chosen items of the palette, stored in this browser. */
const key = 'questwright-recent'
const most = 20

/** @returns ids, newest first */
export function recentThings(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** Remembers a thing as the newest. */
export function rememberThing(id: string): void {
  try {
    localStorage.setItem(key, JSON.stringify([id, ...recentThings().filter((one) => one !== id)].slice(0, most)))
  } catch {
    // Without storage there are no recent items.
  }
}
