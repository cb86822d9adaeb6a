/** Finds the card of a pack to which a row refers: by ids and codes of other programs, then by product and number, then by title. */
import { suggestSlug } from '@questwright/packs/browser'
import { foreignIdFacts, type Rulebook } from '@questwright/rulebook'
import { type CardIds, guidOfCard, idsIn, siteCodeOf } from '../ids-of-card.ts'
import { guidOf } from './guid.ts'
import type { PackCard } from './pack-cards.ts'
import { type CardSheet, front } from './sheet.ts'

interface Known {
  readonly card: PackCard
  readonly type: string | undefined
  readonly ids: CardIds
  readonly keys: readonly (readonly [index: Map<string, Known[]>, key: string])[]
}

/** An index of the cards of a pack by everything with which a row can refer to them. */
export class CardMatcher {
  readonly #pack: string
  readonly #rulebook: Rulebook
  readonly #bySlug = new Map<string, Known>()
  readonly #byId = new Map<string, Known[]>()
  readonly #byCode = new Map<string, Known[]>()
  readonly #byNumber = new Map<string, Known[]>()
  readonly #byTitle = new Map<string, Known[]>()

  /**
   * Makes an empty index.
   * @param pack the id of the pack: a card without a GUID has one that is made from its code
   * @param rulebook of the pack's game
   */
  constructor(pack: string, rulebook: Rulebook) {
    this.#pack = pack
    this.#rulebook = rulebook
  }

  /**
   * Adds a card to the index, or replaces its old entry.
   * @param sheet the card in the form of tables
   */
  put(card: PackCard, sheet: CardSheet): void {
    const before = this.#bySlug.get(card.slug)
    for (const [index, key] of before?.keys ?? []) index.set(key, index.get(key)?.filter((one) => one !== before) ?? [])
    const ids: CardIds = { guid: guidOfCard(card.facts, this.#rulebook), siteCode: siteCodeOf(card.facts, this.#rulebook) }
    const keys = (
      [
        [this.#byId, ids.guid ?? guidOf(`${this.#pack}:${card.slug}`)],
        [this.#byCode, ids.siteCode],
        [this.#byNumber, numberKey(sheet)],
        [this.#byTitle, titleKey(sheet)],
      ] as const
    ).flatMap(([index, key]) => (key === undefined ? [] : [[index, key] as const]))
    const known: Known = { card, type: sheet.card.type, ids, keys }
    this.#bySlug.set(card.slug, known)
    for (const [index, key] of keys) {
      const list = index.get(key)
      if (list === undefined) index.set(key, [known])
      else list.push(known)
    }
  }

  /** Whether a card has this GUID. */
  has(guid: string): boolean {
    return (this.#byId.get(guid)?.length ?? 0) > 0
  }

  /** The card to which a row refers. Of several cards with the same id or code, the last; of several with the same title, none. */
  find(sheet: CardSheet): PackCard | undefined {
    const { guid, siteCode } = idsIn(sheet.card, foreignIdFacts(this.#rulebook))
    // a row is another card than that with its GUID if code and type differ: two versions of one character can have the same GUID
    const isOtherVersion = ({ type, ids }: Known): boolean => type !== sheet.card.type && differs(ids.siteCode, siteCode)
    const ofId = guid ? this.#byId.get(guid)?.findLast((known) => !isOtherVersion(known)) : undefined
    const sure = ofId ?? (siteCode ? this.#byCode.get(siteCode)?.at(-1) : undefined)
    if (sure !== undefined && !differs(sure.ids.guid, guid)) return sure.card
    for (const alike of [this.#byNumber.get(numberKey(sheet) ?? ''), this.#byTitle.get(titleKey(sheet) ?? '')]) {
      const [known] = alike ?? []
      if (known === undefined || alike?.length !== 1 || known.type !== sheet.card.type) continue
      if (differs(known.ids.guid, guid) || differs(known.ids.siteCode, siteCode)) continue
      return known.card
    }
    return undefined
  }
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
