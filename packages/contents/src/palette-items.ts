/** Items of the command palette, and their search. */
import { plainText } from '@questwright/packs/browser'

export interface PaletteItem {
  /** Stable between visits: recent items are remembered by it. */
  readonly id: string
  readonly group: string
  readonly title: string
  /** Shown beside the title: a pack, a type, or the effect of a key. */
  readonly hint?: string
  /** Further search words. */
  readonly also?: string
  readonly keys?: readonly string[]
  /** The URL to open, or the action to run. */
  readonly go: string | (() => void)
}

export interface PaletteGroup {
  readonly name: string
  readonly items: readonly PaletteItem[]
}

/** The greatest number of results in a group, so that the next group stays visible. */
const mostInGroup = 7
const mostRecent = 6

interface Ready {
  readonly item: PaletteItem
  readonly title: string
  readonly all: string
}

/** Prepares the texts that are searched, so that each typed letter needs little work. */
export function readyItems(items: readonly PaletteItem[]): readonly Ready[] {
  return items.map((item) => ({
    item,
    title: plainText(item.title),
    all: plainText([item.title, item.hint, item.also, item.group].join(' ')),
  }))
}

/**
 * Searches items: every word must occur; titles count more than other text, and the beginning of a word more than its middle.
 * @param recent ids, newest first; without typed words they are listed first; of equal results the more recent one is listed first
 * @returns groups in the order of their best hit; without words recent items, then actions
 */
export function findItems(ready: readonly Ready[], query: string, recent: readonly string[]): readonly PaletteGroup[] {
  const words = plainText(query).split(/\s+/).filter(Boolean)
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
