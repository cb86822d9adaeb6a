import type { Library, Position } from '@questwright/kernel'
import { codeOf } from './names.ts'

/** Cards laid one by one: the position at which a scene begins. */

type LaidCard = Position['cards'][number]

/** The cards and zones of a position under construction. */
export class Laying {
  readonly cards: LaidCard[] = []
  readonly zones: { [id: string]: string[] } = {}
  readonly #library: Library
  readonly #home: string
  readonly #counts: { [base: string]: number } = {}

  /** @param home the pack whose cards are meant where two packs share a slug */
  constructor(library: Library, home: string) {
    this.#library = library
    this.#home = home
  }

  /** The code that a slug means here. @throws BadScene */
  codeOf(name: string): string {
    return codeOf(this.#library, name, this.#home)
  }

  /**
   * Puts a card behind those that lie in a zone.
   * @param prefix what its id begins with; the slug and a number follow
   * @param code of the card
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

  /** The finished position. @param board the card of the table itself @param seats those of the players */
  position(board: LaidCard, seats: readonly LaidCard[]): Position {
    return { format: 'questwright-position', version: 1, cards: [board, ...seats, ...this.cards], zones: this.zones }
  }
}

/** The cards of a pile that is written from its top, in the order in which they are laid: the last one is the top. @param filler stands for each card of a number */
export function pileOf<Card>(cards: readonly Card[] | number | undefined, filler: Card): readonly Card[] {
  return typeof cards === 'number' ? Array.from({ length: cards }, () => filler) : (cards ?? []).toReversed()
}
