/** The chapter of a system, or its translation, with the names that the declarations of packs have in a game. */
import { type NameSort, nameSorts } from './brought.ts'
import { chapterPlaces, isChapterPlace } from './chapter-places.ts'
import { linkedCode } from './linked-script.ts'
import type { Linking } from './linking.ts'

const none = { keys: [], values: [] } as const

/**
 * Links a chapter.
 * @returns the chapter with linked names: in entries of sections, at places that refer to them, in message codes, and in pieces of script in menus
 */
export function linkedChapter(chapter: object, linking: Linking): object {
  return linked(chapter, [], linking) as object
}

function linked(value: unknown, path: readonly string[], linking: Linking): unknown {
  if (typeof value === 'string') return linkedText(value, path, linking)
  if (Array.isArray(value)) return value.map((one, i) => linked(one, [...path, String(i)], linking))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [linkedKey(key, path, linking), linked(part, [...path, key], linking)]),
  )
}

function linkedKey(key: string, path: readonly string[], { link }: Linking): string {
  const [section] = path
  if (path.length === 1 && section === 'messages') {
    for (const sort of nameSorts) {
      const before = placesOf(sort).code
      if (before === undefined || !key.startsWith(before)) continue
      const name = link(sort, key.slice(before.length))
      if (name !== undefined) return before + name
    }
    return key
  }
  // a word of a list in menus is a name in scripts, whose sort cannot be determined here
  if (path.length === 3 && section === 'abilityMenus' && path[1] === 'lists') return link(undefined, key) ?? key
  for (const sort of nameSorts)
    if ((path.length === 1 && section === sort && sort !== 'steps') || placesOf(sort).keys.some((place) => isChapterPlace(place, path))) {
      const name = link(sort, key)
      if (name !== undefined) return name
    }
  return key
}

function linkedText(text: string, path: readonly string[], linking: Linking): string {
  if (path.at(-1) === 'code') return linkedCode(text, linking, new Set())
  for (const sort of nameSorts)
    if (placesOf(sort).values.some((place) => isChapterPlace(place, path))) {
      const name = linking.link(sort, text)
      if (name !== undefined) return name
    }
  return text
}

function placesOf(sort: NameSort): (typeof chapterPlaces)[string] {
  return chapterPlaces[sort] ?? none
}
