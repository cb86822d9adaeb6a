/** Finds the card of a pack to which a row refers: by ids and codes of other programs, then by product and number, then by title. */
import { suggestSlug } from '@questwright/packs/browser'
import { guidOfCard, siteCodeOf } from '../ids-of-card.ts'
import { guidOf } from './guid.ts'
import type { PackCard } from './pack-cards.ts'
import { type CardSheet, front } from './sheet.ts'

interface Known {
  readonly card: PackCard
  readonly type: string | undefined
  readonly keys: readonly (readonly [index: Map<string, Known[]>, key: string])[]
}

/** An index of the cards of a pack by everything with which a row can refer to them. */
export class CardMatcher {
  readonly #pack: string
  readonly #bySlug = new Map<string, Known>()
  readonly #byId = new Map<string, Known[]>()
  readonly #byCode = new Map<string, Known[]>()
  readonly #byNumber = new Map<string, Known[]>()
  readonly #byTitle = new Map<string, Known[]>()

  /**
   * Makes an empty index.
   * @param pack the id of the pack: a card without an id for other programs has one that is made from its code
   */
  constructor(pack: string) {
    this.#pack = pack
  }

  /**
   * Adds a card to the index, or replaces its old entry.
   * @param sheet the card in the form of tables
   */
  put(card: PackCard, sheet: CardSheet): void {
    const before = this.#bySlug.get(card.slug)
    for (const [index, key] of before?.keys ?? []) index.set(key, index.get(key)?.filter((one) => one !== before) ?? [])
    const keys = (
      [
        [this.#byId, guidOfCard(card.facts) ?? guidOf(`${this.#pack}:${card.slug}`)],
        [this.#byCode, siteCodeOf(card.facts)],
        [this.#byNumber, numberKey(sheet)],
        [this.#byTitle, titleKey(sheet)],
      ] as const
    ).flatMap(([index, key]) => (key === undefined ? [] : [[index, key] as const]))
    const known: Known = { card, type: sheet.card.type, keys }
    this.#bySlug.set(card.slug, known)
    for (const [index, key] of keys) {
      const list = index.get(key)
      if (list === undefined) index.set(key, [known])
      else list.push(known)
    }
  }

  /** Whether a card has this id of other programs. */
  has(octgnId: string): boolean {
    return (this.#byId.get(octgnId)?.length ?? 0) > 0
  }

  /** The card to which a row refers. Of several cards with the same id or code, the last; of several with the same title, none. */
  find(sheet: CardSheet): PackCard | undefined {
    const { octgnId, ringsdbCode } = sheet.card
    const ofId = octgnId ? this.#byId.get(octgnId)?.findLast((known) => !isOtherVersion(known, sheet)) : undefined
    const sure = ofId ?? (ringsdbCode ? this.#byCode.get(ringsdbCode)?.at(-1) : undefined)
    if (sure !== undefined && !differs(guidOfCard(sure.card.facts), octgnId)) return sure.card
    for (const alike of [this.#byNumber.get(numberKey(sheet) ?? ''), this.#byTitle.get(titleKey(sheet) ?? '')]) {
      const [known] = alike ?? []
      if (known === undefined || alike?.length !== 1 || known.type !== sheet.card.type) continue
      if (differs(guidOfCard(known.card.facts), octgnId) || differs(siteCodeOf(known.card.facts), ringsdbCode)) continue
      return known.card
    }
    return undefined
  }
}

/**
 * Whether a row is a different card although it has the same id: its code and its type differ. Two versions of one character can have the same id.
 */
function isOtherVersion({ card, type }: Known, sheet: CardSheet): boolean {
  return type !== sheet.card.type && differs(siteCodeOf(card.facts), sheet.card.ringsdbCode)
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
