/** Titles in deck files for cards of which only an id is known: they contain the id, so that reading finds it again. */

const byNumberAlone = /^RingsDB card (\d{5,6})$/
const byIdAlone = /^OCTGN card ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The title for a card of which only an id is known; undefined if it has no id. */
import type { CardClue } from '@questwright/interop/for-games'
export function titleOfId({ ringsdbCode, octgnId }: CardClue): string | undefined {
  if (ringsdbCode !== undefined) return `RingsDB card ${ringsdbCode}`
  return octgnId === undefined ? undefined : `OCTGN card ${octgnId}`
}

/** The ids in a title that `titleOfId` made. */
export function cluesInTitle(title: string): CardClue {
  const [, ringsdbCode] = byNumberAlone.exec(title) ?? []
  const [, octgnId] = byIdAlone.exec(title) ?? []
  return { ringsdbCode, octgnId }
}
