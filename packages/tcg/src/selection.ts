/** Which cards a text means: "a Hobbit", "each roaming minion", "another companion", "an Orc in your discard pile". Data. */
import { type Card, type Context, cardsOf, chooseCards, shuffle, table } from '@questwright/kernel'
import type { TcgCard } from './card.ts'
import { activeCards, freePlayer, playerOf, titleOf } from './state.ts'
import { matchesAll, type Title, type Word } from './words.ts'

type From = 'play' | 'hand' | 'discard' | 'deck' | 'dead' | 'stacked'

export interface Selection {
  readonly kind: 'selection'
  readonly words: readonly string[]
  /** The title, or one of several. */
  readonly title?: string | readonly string[]
  /** Cards of this title are left out. */
  readonly otherThan?: string
  /** Cards that match these words are left out: "except a Hobbit". */
  readonly except?: readonly string[]
  /** How many cards are meant. `least` 0: as many as the player likes, up to `most`. */
  readonly least: number
  readonly most: number
  readonly from: From
  /** `self`: the card of the text. `bearer`: the character that bears it. `other`: any but the card of the text. */
  readonly which?: 'self' | 'bearer' | 'other'
  /** Only characters that are skirmishing a character with these words. */
  readonly against?: readonly string[]
  /** Only cards of the player of the text. */
  readonly whose?: 'yours'
  /** Only cards borne by a card that matches these words. */
  readonly on?: readonly string[]
  /** The choosing player; by default the player of the card with the text. */
  readonly chooser?: 'free-peoples'
}

const ONE = { kind: 'selection', least: 1, most: 1, from: 'play' } as const
/** "Each" and "all" have no number. */
const ALL = Number.MAX_SAFE_INTEGER

const selection = (part: Partial<Selection>): Selection => Object.freeze({ ...ONE, words: [], ...part })

/** "A Hobbit": one card in play, which the player chooses. */
export function a(...words: readonly Word[]): Selection {
  return selection({ words })
}
export { a as an }

/** "Another companion": any matching card except the card with the text. */
export function another(...words: readonly Word[]): Selection {
  return selection({ words, which: 'other' })
}

/** "Each roaming minion": all of them, without a choice. */
export function each(...words: readonly Word[]): Selection {
  return selection({ words, least: ALL, most: ALL })
}

/** "2 companions": `count` different ones, or all if there are fewer. */
export function several(count: number, ...words: readonly Word[]): Selection {
  return selection({ words, least: count, most: count })
}

/** "Up to 3 trackers". */
export function upTo(count: number, ...words: readonly Word[]): Selection {
  return selection({ words, least: 0, most: count })
}

/** "Up to 3 …" of cards that are not in play: `upToOf(3, inDiscard('tracker'))`. */
export function upToOf(count: number, of: Selection): Selection {
  return selection({ ...of, least: 0, most: count })
}

/** "2 other companions", besides the one of this title: `otherThan('Gimli', several(2, 'companion'))`. */
export function otherThan(title: Title, of: Selection): Selection {
  return selection({ ...of, otherThan: title })
}

/** A card by its title: `the('Gandalf')`. */
export function the(title: Title): Selection {
  return selection({ title })
}

/** "… (except a Hobbit)". */
export function except(of: Selection, ...words: readonly Word[]): Selection {
  return selection({ ...of, except: words })
}

/** "A minion skirmishing Aragorn": only characters that are skirmishing a character with these words. */
export function skirmishingA(of: Selection, ...words: readonly Word[]): Selection {
  return selection({ ...of, against: words })
}

/** "Your minion": one of the player who uses the text. */
export function your(...words: readonly Word[]): Selection {
  return selection({ words, whose: 'yours' })
}

/** "A Shadow condition on a companion": only cards whose bearer has these words. */
export function onA(of: Selection, ...words: readonly Word[]): Selection {
  return selection({ ...of, on: words })
}

/** "The Free Peoples player wounds a companion": that player chooses, also when a Shadow player uses the text. */
export function byFreePeoples(of: Selection): Selection {
  return selection({ ...of, chooser: 'free-peoples' })
}

/** This card. */
export const self: Selection = selection({ which: 'self' })
/** The character that bears this card. */
export const bearer: Selection = selection({ which: 'bearer' })

const from =
  (place: From) =>
  (...words: readonly Word[]): Selection =>
    selection({ words, from: place })

/** "An Orc in your discard pile", in your hand, in your draw deck. */
export const inDiscard = from('discard')
export const inHand = from('hand')
export const inDeck = from('deck')
/** A card in the dead pile of the Free Peoples player, even if a Shadow player uses the text. */
export const inDead = from('dead')
/** A card that is stacked on the card of the text. */
export const stackedHere = from('stacked')

/** Only cards of the selection that have this title, or one of these: `titled('Sam', inDeck())`. */
export function titled(title: Title | readonly Title[], of: Selection): Selection {
  return selection({ ...of, title })
}

// ── reading ─────────────────────────────────────────────────

function fits(card: Card, of: Selection, self: Card, you: Card = playerOf(self) ?? freePlayer()): boolean {
  if (of.which === 'self' && card !== self) return false
  if (of.which === 'bearer' && card !== self.zone.host) return false
  if (of.which === 'other' && card === self) return false
  if (of.title !== undefined && ![of.title].flat().includes(titleOf(card))) return false
  if (of.otherThan !== undefined && titleOf(card) === of.otherThan) return false
  if (of.from !== 'play' && card.zone.name !== of.from) return false
  if (of.whose === 'yours' && playerOf(card) !== you) return false
  if (of.on && !(card.zone.host && matchesAll(card.zone.host, of.on))) return false
  if (of.except && matchesAll(card, of.except)) return false
  if (of.against && !(card as TcgCard).skirmishes(...(of.against as readonly Word[]))) return false
  return matchesAll(card, of.words)
}

/** Whether a card is one of those that a selection means. */
export function isOne(card: Card | undefined, of: Selection, self: Card): boolean {
  return card !== undefined && fits(card, of, self)
}

/** The cards that a selection can mean now. @param you the player whose hand and piles are meant */
export function cardsFor(of: Selection, { self, you }: Pick<Context, 'self' | 'you'>): Card[] {
  // texts about the card itself or its bearer apply in every zone, also while the card is being played
  if (of.which === 'self') return fits(self, of, self, you) ? [self] : []
  if (of.which === 'bearer') return self.zone.host && fits(self.zone.host, of, self, you) ? [self.zone.host] : []
  const cards =
    of.from === 'play'
      ? activeCards()
      : cardsOf(
          of.from === 'stacked'
            ? table().zoneOn(self, 'stacked')
            : table().zone(`${(of.from === 'dead' ? freePlayer() : you).id}.${of.from}`),
        )
  return cards.filter((card) => fits(card, of, self, you))
}

/** The number of cards that match a selection now; the number in its text is ignored. */
export function countOf(of: Selection, context: Pick<Context, 'self' | 'you'>): number {
  return cardsFor(of, context).length
}

/**
 * The cards that a text means: the player chooses among those that fit; "each", the card itself and its bearer are not chosen. For a search of
 * the draw deck the player looks through it; the caller shuffles it afterwards (`afterSearch`).
 * @param name the name of the question
 * @param able further cards are left out for which this is false
 */
export function chosen(
  of: Selection,
  context: Pick<Context, 'self' | 'you'>,
  name: string,
  able: (card: Card) => boolean = () => true,
): TcgCard[] {
  const { you } = context
  const t = table()
  const from = (): Card[] => cardsFor(of, context).filter(able)
  if (of.least === ALL || of.which === 'self' || of.which === 'bearer') return from() as TcgCard[]
  if (of.from === 'deck') for (const card of cardsOf(t.zone(`${you.id}.deck`))) t.write(card, 'fields', 'seenBy', [you.id])
  // a search may find no card, and the player may decline a found one
  const least = of.from === 'deck' ? 0 : Math.min(of.least, from().length)
  const cards = chooseCards({ who: of.chooser === 'free-peoples' ? freePlayer() : you, name, from, least, most: of.most })
  return cards as TcgCard[]
}

/** Shuffles the draw deck of a player if the selection was made from it. */
export function afterSearch(of: Selection, you: Card): void {
  if (of.from === 'deck') shuffle(table().zone(`${you.id}.deck`))
}
