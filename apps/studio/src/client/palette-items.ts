/** What the command palette can find, and how words find it. */
import { plain } from './plain.ts'

export interface PaletteItem {
  /** Stays the same from visit to visit: recent things are remembered by it. */
  readonly id: string
  readonly group: string
  readonly title: string
  /** Beside the title: pack, type, or what a key does. */
  readonly hint?: string
  /** Other words that find it. */
  readonly also?: string
  readonly keys?: readonly string[]
  /** Where it leads, or what it does. */
  readonly go: string | (() => void)
}

export interface PaletteGroup {
  readonly name: string
  readonly items: readonly PaletteItem[]
}

/** In a group of hits more would only hide the next group. */
const mostInGroup = 7
const mostRecent = 6

interface Ready {
  readonly item: PaletteItem
  readonly title: string
  readonly all: string
}

/** Prepares items once, so that each letter typed costs little. */
export function readyItems(items: readonly PaletteItem[]): readonly Ready[] {
  return items.map((item) => ({ item, title: plain(item.title), all: plain([item.title, item.hint, item.also, item.group].join(' ')) }))
}

/**
 * Finds items: every word must occur, titles count more than the rest, and the beginning of a word more than its middle.
 * @param recent ids, newest first; without words they are shown first, and among equals they win
 * @returns groups in the order of their best hit; without words recent things, then what can be done
 */
export function findItems(ready: readonly Ready[], query: string, recent: readonly string[]): readonly PaletteGroup[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return withoutWords(ready, recent)
  const hits = ready
    .map((one, index) => ({ one, index, score: scoreOf(one, words, recent) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.index - b.index)
  const groups = new Map<string, PaletteItem[]>()
  for (const { one } of hits) {
    const group = groups.get(one.item.group) ?? []
    if (group.length < mostInGroup) group.push(one.item)
    groups.set(one.item.group, group)
  }
  return [...groups].map(([name, items]) => ({ name, items }))
}

function withoutWords(ready: readonly Ready[], recent: readonly string[]): readonly PaletteGroup[] {
  const found = recent
    .flatMap((id) => ready.find(({ item }) => item.id === id)?.item ?? [])
    .slice(0, mostRecent)
    .map((item) => ({ ...item, group: 'Recent' }))
  const shown = new Set(found.map(({ id }) => id))
  const others = (name: string, most: number): PaletteGroup => ({
    name,
    items: ready.flatMap(({ item }) => (item.group === name && !shown.has(item.id) ? [item] : [])).slice(0, most),
  })
  return [{ name: 'Recent', items: found }, others('Here', 12), others('Do', 12), others('Go to', 12)].filter(
    ({ items }) => items.length > 0,
  )
}

function scoreOf({ item, title, all }: Ready, words: readonly string[], recent: readonly string[]): number {
  let score = 0
  for (const word of words) {
    const at = title.indexOf(word)
    if (at === 0) score += 8
    else if (at > 0 && /[^\p{L}\p{N}]/u.test(title[at - 1] ?? '')) score += 6
    else if (at > 0) score += 3
    else if (all.includes(word)) score += 1
    else return 0
  }
  if (title === words.join(' ')) score += 8
  return score + (recent.includes(item.id) ? 1 : 0)
}
