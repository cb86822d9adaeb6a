import {
  type Ability,
  type Context,
  chooseCards,
  type EventInit,
  isPrevented,
  noteFired,
  perform,
  resolveApart,
  table,
  tell,
  wipe,
} from '@questwright/kernel'
import { type GameCard, HOST_OF_PAYER, type Player } from './cards.ts'
import { PAID_WITH } from './costs.ts'
import { enteringTable, enterTable } from './entering.ts'
import { attachTo, entersUnattached, enterUnattached, hostsFor } from './hosts.ts'
import { pileOf } from './leaving.ts'

/** Abilities for playing cards from hand. RR "Play", App I 2.2 */

const common = {
  kind: 'ability',
  slug: 'play',
  word: 'play',
  lane: null,
  hears: [],
  of: 'any',
  costs: [],
  bearer: 'self',
  notes: {},
} as const

/** Allies and heroes enter play ready, under their owner's control. */
export const playCharacter: Ability = Object.freeze({
  ...common,
  // the card is out of play, so entering play always changes something, unless a "cannot" prevents it
  could: (context: Context) => !isPrevented(entering(context)),
  effect: (context: Context) => void perform(entering(context)),
})

function entering({ self, you }: Context): EventInit {
  return { kind: 'entersPlay', subject: self, to: `${you.id}.play-area`, how: 'played', controller: you }
}

/**
 * Attachments are played on a card that their text allows, under the control of that card's controller, or into the staging area, under the
 * control of their player.
 */
export const playAttachment: Ability = Object.freeze({
  ...common,
  targets: ({ self, you }: Context) =>
    entersUnattached(self as GameCard)
      ? undefined
      : chooseCards({ who: you as GameCard, name: 'choose-host', from: () => hostsFor(self as GameCard, 'played') })[0],
  effect: ({ self, you, targets }: Context) => {
    if (entersUnattached(self as GameCard)) {
      if (enterUnattached(self as GameCard, you as Player, 'played')) noteFired(`${self.code}#into-staging-area`)
      return
    }
    const host = targets as GameCard | undefined
    if (host) attachTo(self as GameCard, host, host.controller ?? (you as Player), 'played')
  },
})

/**
 * The ability to play cards of a system's type into a zone of the table: they enter play there, controlled by the player who played them.
 */
export function playInto(zone: string): Ability {
  return Object.freeze({
    ...common,
    could: ({ self, you }: Context) => !enteringTable(self as GameCard, zone, you as Player, 'played').some(isPrevented),
    effect: ({ self, you }: Context) => void enterTable(self as GameCard, zone, you as Player, 'played'),
  })
}

/**
 * Wraps the effect of a used ability: an event card is in the zone `resolving` while it resolves, and then goes to its owner's discard pile, even if
 * its effect was cancelled. RR "Event Cards"
 */
export function carryOut(ability: Ability, context: Context, effect: () => void): void {
  const t = table()
  const card = context.self as GameCard
  const you = context.you as Player
  const isEvent = card.facts.type === 'event' && card.zone.name === 'hand'
  if (ability.word !== 'play' && !isEvent) {
    effect()
    // clear the payers of this use, so that the next one does not read them
    t.write(card, 'memory', PAID_WITH, undefined)
    t.setNote(HOST_OF_PAYER, undefined)
    return
  }
  const pile = () => t.zone(pileOf(card))
  const played = () => {
    tell('played', { card, seat: you.id })
    effect()
  }
  if (isEvent) resolveApart(card, { apart: t.zone('resolving'), to: pile }, played)
  else played()
  // entering play was cancelled
  if (ability.word === 'play' && card.zone.name === 'hand') {
    wipe(card)
    t.move(card, pile())
  }
  perform({ kind: 'played', subject: card, you })
}
