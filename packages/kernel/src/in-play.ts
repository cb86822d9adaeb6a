import { PLACES, reads } from './aspects.ts'
import { type Card, faceOf, zoneOf } from './card.ts'
import { NO_CARDS } from './context.ts'
import type { Modifier } from './definition.ts'
import type { Instance } from './instance.ts'
import type { Json, JsonObject } from './json.ts'
import type { Ruleset } from './ruleset.ts'
import type { TableState } from './state.ts'

/** The parts of a table that decide which cards are in play. */
interface Played {
  readonly ruleset: Ruleset
  readonly state: TableState
}

/** All cards in zones that count as in play, in order of their numbers, without resting cards. */
export function cardsInPlay(t: Played): readonly Card[] {
  reads(PLACES)
  if (t.state.inPlay.placed !== t.state.placed)
    t.state.inPlay = {
      placed: t.state.placed,
      cards: t.state
        .lyingInPlay()
        .filter((card) => isInPlay(card) && !isResting(t, card))
        .sort((a, b) => a.n - b.n),
    }
  return t.state.inPlay.cards
}

/** Whether a card rests: its texts do nothing, and it counts as absent. Only rulesets that define `rest` have resting cards. */
export function isResting(t: Played, card: Card): boolean {
  const { rest } = t.ruleset
  return rest !== undefined && zoneOf(card).id !== 'kernel' && rest.rests(card)
}

/** The keywords of a card and their numbers; none for a resting card. */
export function keywordsOn(t: Played, card: Card): { readonly [slug: string]: Json | undefined } {
  return isResting(t, card) ? NO_KEYWORDS : t.ruleset.keywordsOf(card)
}

const NO_KEYWORDS: JsonObject = Object.freeze({})

/** The cards in play that have a keyword. */
export function bearersOfKeyword(t: Played, slug: string): readonly Card[] {
  return cardsInPlay(t).filter((card) => t.ruleset.keywordsOf(card)[slug] !== undefined)
}

/**
 * The cards whose keyword modifier may apply to a card. `self`: the card alone, if it has the keyword. A function: every card with the keyword.
 * `host`, `controller`: the cards with the keyword that are attached to the card or that it controls.
 */
export function speakersOf(t: Played, { keyword, part }: Instance<Modifier>, subject: Card | undefined): readonly Card[] {
  if (part.on === 'self') return subject && keywordsOn(t, subject)[keyword as string] !== undefined ? [subject] : NO_CARDS
  if (typeof part.on === 'function') return bearersOfKeyword(t, keyword as string)
  return bearersOfKeyword(t, keyword as string).filter((bearer) =>
    part.on === 'host' ? bearer.zone.host === subject : bearer.controllerName === subject?.id,
  )
}

/** Whether a card is in a zone in which cards are in play. */
export function isInPlay(card: Card): boolean {
  let zone = zoneOf(card)
  for (let i = 0; i < 8; i++) {
    if (zone.spec.play !== 'as-host') return zone.spec.play === 'in'
    if (faceOf(card) === 'down' || !zone.host) return false
    zone = zoneOf(zone.host)
  }
  return false
}
