import type { Ability, Context } from '@questwright/kernel'
import type { GameCard } from './cards.ts'
import { mayBear, reaches } from './reach.ts'
import { cardsInPlay } from './round.ts'

/** The cards to which an attachment may be attached now: a hero, where it says nothing else. RR "Attachment Cards" */
export function hostsFor(card: GameCard): GameCard[] {
  const rule = card.printed.parts.find((part): part is Ability => part.kind === 'ability' && part.word === 'attaches-to')
  const allowed = rule?.of
  const event = undefined as never
  const context = { self: card, source: card, you: card.owner ?? card, event, x: 0, number: 0, targets: undefined } as Context
  return cardsInPlay().filter(
    (host) =>
      host !== card && reaches(card, host) && mayBear(host, card) && (typeof allowed === 'function' ? allowed(host, context) : host.isHero),
  )
}
