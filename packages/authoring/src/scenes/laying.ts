import type { Library, Position } from '@questwright/kernel'
import { codeOf } from './names.ts'

/** Builds the position at which a scene begins, card by card. */

type LaidCard = Position['cards'][number]

/** The cards and zones of a position under construction. */
export class Laying {
  readonly cards: LaidCard[] = []
  readonly zones: { [id: string]: string[] } = {}
  readonly #library: Library
  readonly #home: string
  readonly #counts: { [base: string]: number } = {}

  /** @param home the pack whose card is meant if several packs share a slug */
  constructor(library: Library, home: string) {
    this.#library = library
    this.#home = home
  }

  /** The code for a slug in this scene. @throws BadScene */
  codeOf(name: string): string {
    return codeOf(this.#library, name, this.#home)
  }

  /**
   * Adds a card at the end of a zone.
   * @param prefix the beginning of its id, before its slug and a number
   * @param code the card's code
   * @returns its id
   */
  lay(code: string, zone: string, prefix: string, { fields, tokens }: Pick<LaidCard, 'fields' | 'tokens'>): string {
    const id = this.idFor(code, prefix)
    this.cards.push({ id, code, ...(fields ? { fields } : {}), ...(tokens ? { tokens } : {}) })
    this.put(id, zone)
    return id
  }

  /** The next id of a card of this code: the first copy is 1. */
  idFor(code: string, prefix: string): string {
    const base = `${prefix}/${code.slice(code.indexOf(':') + 1)}`
    const nth = (this.#counts[base] ?? 0) + 1
    this.#counts[base] = nth
    return `${base}/${nth}`
  }

  put(id: string, zone: string): void {
    const list = this.zones[zone]
    if (list) list.push(id)
    else this.zones[zone] = [id]
  }

  /** The finished position. @param board the card for the table itself @param seats the cards for the seats */
  position(board: LaidCard, seats: readonly LaidCard[]): Position {
    return { format: 'questwright-position', version: 1, cards: [board, ...seats, ...this.cards], zones: this.zones }
  }
}

/**
 * The cards of a pile that a scene lists from the top, in the order of a zone, where the last card is the top. @param filler the card to
 * use if the scene gives only a number
 */
export function pileOf<Card>(cards: readonly Card[] | number | undefined, filler: Card): readonly Card[] {
  return typeof cards === 'number' ? Array.from({ length: cards }, () => filler) : (cards ?? []).toReversed()
}
