import { type Ability, callScript, contextFor, isMuted, restrict, table, together } from '@questwright/kernel'
import type { GameCard, Player } from './cards.ts'
import { mayBear, reaches } from './reach.ts'
import { cardsInPlay } from './round.ts'

/** Whether an attachment comes into play in the staging area, attached to nothing. FAQ 1.38 */
export function entersUnattached(card: GameCard): boolean {
  return card.printed.parts.some((part) => part.kind === 'ability' && part.word === 'into-staging-area')
}

/** An attachment comes into the staging area, attached to nothing; who plays it keeps control of it. FAQ 1.38 */
export function enterUnattached(card: GameCard, controller: Player, how: 'played' | 'put'): boolean {
  together([
    { kind: 'entersPlay', subject: card, to: 'staging-area', how, controller },
    { kind: 'entersStaging', subject: card },
  ])
  return card.inPlay
}

/** The cards to which an attachment may be attached now: a hero, where it says nothing else. RR "Attachment Cards" */
export function hostsFor(card: GameCard): GameCard[] {
  const rule = card.printed.parts.find((part): part is Ability => part.kind === 'ability' && part.word === 'attaches-to')
  const allowed = rule?.of
  const context = contextFor(card, card, undefined, card.owner ?? card, 0)
  const t = table()
  const name = `${card.code}#${rule?.slug ?? ''}`
  if (isMuted(name)) return []
  const mayBearIt = (host: GameCard): boolean =>
    typeof allowed === 'function' ? restrict(t, () => callScript(name, () => allowed(host, context))) : host.isHero
  return cardsInPlay().filter((host) => host !== card && reaches(card, host) && mayBear(host, card) && mayBearIt(host))
}
