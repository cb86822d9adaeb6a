import type { Card } from './card.ts'
import { contextFor } from './context.ts'
import { table } from './current-table.ts'
import type { Ability } from './definition.ts'
import { callScript } from './fault.ts'
import { restrict } from './guards.ts'
import { cardsInPlay } from './in-play.ts'

/** A game's rule for which cards may bear an attachment. */
export interface HostRule {
  /** The word of the ability by which an attachment states the rule: `of` of that ability is the rule, and its effect is never run. */
  readonly word: string
  /** Whether a card may bear an attachment without such an ability. */
  readonly unsaid: (host: Card) => boolean
  /** A further condition for every attachment, checked first. */
  readonly bears?: (host: Card) => boolean
}

/**
 * The cards in play to which an attachment may be attached now, in order of their numbers. No card bears itself; where the rule of the attachment is
 * switched off, because its script failed, no card may bear it.
 */
export function hostsBy(card: Card, { word, unsaid, bears }: HostRule): Card[] {
  const t = table()
  const rule = card.printed.parts.find((part): part is Ability => part.kind === 'ability' && part.word === word)
  const name = `${card.code}#${rule?.slug ?? ''}`
  if (t.registry.isMuted(name)) return []
  const allowed = rule?.of
  const owner = card.ownerName === null ? undefined : t.findSeat(card.ownerName)
  const context = contextFor(card, card, undefined, owner ?? card, 0)
  const mayBearIt = (host: Card): boolean =>
    typeof allowed === 'function' ? restrict(t, () => callScript(name, () => allowed(host, context))) : unsaid(host)
  return cardsInPlay(t).filter((host) => host !== card && (!bears || bears(host)) && mayBearIt(host))
}
