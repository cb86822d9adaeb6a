/** Which card of the pack a row means: by OCTGN id, then RingsDB code, then product and number, then title. */
import { suggestSlug } from '@questwright/packs/browser'
import { guidOf } from './guid.ts'
import type { PackCard } from './pack-cards.ts'
import { type CardSheet, front } from './sheet.ts'

export interface Matched {
  readonly card: PackCard
  /** `id`: nothing else can be meant. `likeness`: it is alike. */
  readonly by: 'id' | 'likeness'
}

export interface CardMatcher {
  readonly find: (sheet: CardSheet) => Matched | undefined
}

interface Known {
  readonly card: PackCard
  readonly sheet: CardSheet
}

/** Makes an index of the cards of a pack. @param sheetOf each card as a sheet */
export function cardMatcher(pack: string, cards: readonly PackCard[], sheetOf: (card: PackCard) => CardSheet): CardMatcher {
  const byId = new Map<string, Known>()
  const byCode = new Map<string, Known>()
  const byNumber = new Map<string, Known | 'several'>()
  const byTitle = new Map<string, Known | 'several'>()
  for (const card of cards) {
    const known = { card, sheet: sheetOf(card) }
    byId.set(card.facts.octgnId?.toLowerCase() ?? guidOf(`${pack}:${card.slug}`), known)
    if (card.facts.ringsdbCode !== undefined) byCode.set(card.facts.ringsdbCode, known)
    for (const [map, key] of [
      [byNumber, numberKey(known.sheet)],
      [byTitle, titleKey(known.sheet)],
    ] as const)
      if (key !== undefined) map.set(key, map.has(key) ? 'several' : known)
  }
  const find = (sheet: CardSheet): Matched | undefined => {
    const { octgnId, ringsdbCode } = sheet.card
    const sure = (octgnId ? byId.get(octgnId) : undefined) ?? (ringsdbCode ? byCode.get(ringsdbCode) : undefined)
    if (sure !== undefined && !differs(sure.card.facts.octgnId?.toLowerCase(), octgnId)) return { card: sure.card, by: 'id' }
    for (const known of [byNumber.get(numberKey(sheet) ?? ''), byTitle.get(titleKey(sheet) ?? '')]) {
      if (known === undefined || known === 'several' || known.sheet.card.type !== sheet.card.type) continue
      if (differs(known.card.facts.octgnId?.toLowerCase(), octgnId) || differs(known.card.facts.ringsdbCode, ringsdbCode)) continue
      return { card: known.card, by: 'likeness' }
    }
    return undefined
  }
  return { find }
}

function differs(one: string | undefined, other: string | undefined): boolean {
  return !!one && !!other && one !== other
}

function numberKey({ card }: CardSheet): string | undefined {
  return card.number ? `${suggestSlug(card.set ?? '')} ${card.number}` : undefined
}

function titleKey(sheet: CardSheet): string | undefined {
  const title = suggestSlug(front(sheet).title ?? '')
  return title === '' ? undefined : `${suggestSlug(sheet.card.set ?? '')} ${title} ${sheet.card.stage ?? ''}`
}
