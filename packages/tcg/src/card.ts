import { askNumber, Card } from '@questwright/kernel'
import { bearerToBe, borneBy, isExhausted, isRoaming, titleOf, vitalityOf } from './state.ts'
import { matchesAll, skirmishes, type Word } from './words.ts'

/** A card of the game, as scripts see it. */
export class TcgCard extends Card {
  /** Whether the card matches all of these words: `card.is('gondor', 'man')`. */
  is(...words: readonly Word[]): boolean {
    return matchesAll(this, words)
  }

  /** Whether it is skirmishing a character that matches these words; without words, whether it is skirmishing at all. */
  skirmishes(...words: readonly Word[]): boolean {
    return skirmishes(this, words)
  }

  /** Whether it bears a card that matches these words. */
  bears(...words: readonly Word[]): boolean {
    return borneBy(this).some((card) => matchesAll(card, words))
  }

  get title(): string {
    return titleOf(this)
  }

  get strength(): number {
    return askNumber(this, 'strength')
  }

  /** Its vitality, less its wounds. */
  get vitality(): number {
    return vitalityOf(this)
  }

  get wounds(): number {
    return this.token('wounds')
  }

  get burdens(): number {
    return this.token('burdens')
  }

  get isExhausted(): boolean {
    return isExhausted(this)
  }

  get isRoaming(): boolean {
    return isRoaming(this)
  }

  /** The character that bears it. */
  get bearer(): TcgCard | undefined {
    return (this.zone.host as TcgCard | null) ?? undefined
  }

  /** The character on which it is being played, before it is there. */
  get playedOn(): TcgCard | undefined {
    return bearerToBe(this) as TcgCard | undefined
  }

  /** The cards that it bears. */
  get borne(): readonly TcgCard[] {
    return borneBy(this) as readonly TcgCard[]
  }
}
