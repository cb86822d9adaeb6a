/** Titles in deck files for cards of which only an id is known: they contain the id, so that reading finds it again. */
import type { CardIds } from '@questwright/interop/for-games'

const byNumberAlone = /^RingsDB card (\d{5,6})$/
const byIdAlone = /^OCTGN card ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The title for a card of which only an id is known; undefined if it has no id. */
export function titleOfId({ siteCode, guid }: CardIds): string | undefined {
  if (siteCode !== undefined) return `RingsDB card ${siteCode}`
  return guid === undefined ? undefined : `OCTGN card ${guid}`
}

/** The ids in a title that `titleOfId` made. */
export function cluesInTitle(title: string): CardIds {
  const [, siteCode] = byNumberAlone.exec(title) ?? []
  const [, guid] = byIdAlone.exec(title) ?? []
  return { siteCode, guid }
}
