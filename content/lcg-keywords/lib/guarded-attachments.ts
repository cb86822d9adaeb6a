import {
  addToStagingArea,
  attach,
  choose,
  constantly,
  discardUntil,
  forced,
  type GameCard,
  grimRule,
  hostsFor,
  type Part,
} from '@questwright/lcg'

/** The parts of the keyword on a player's attachment, for the kind of encounter card that guards it. */
export function guardedBy(isGuard: (card: GameCard) => boolean): Part[] {
  return [
    forced.after('entersStaging', { of: 'self', when: ({ self }) => self.host === null }, ({ self }) => findGuard(self, isGuard)),
    constantly.when('detached', { of: 'self', when: ({ event }) => !event.host.isCharacter }, ({ self, event }) => {
      if (bearersOf(self).length > 0) event.instead(() => takeUp(self))
    }),
  ]
}

/**
 * Discards cards of the encounter deck until one can guard it. A guard to which it cannot be attached goes to the staging area, and the
 * search continues.
 */
function findGuard(attachment: GameCard, isGuard: (card: GameCard) => boolean): void {
  const guard = discardUntil('encounter', isGuard)
  addToStagingArea(guard)
  if (!guard) takeUp(attachment)
  else if (!attach(attachment, guard))
    grimRule({ 'next-guards': () => findGuard(attachment, isGuard), unguarded: () => takeUp(attachment) })
}

/** The player attaches it to a card that its text names. */
function takeUp(attachment: GameCard): void {
  const player = attachment.controller ?? attachment.owner
  if (player) attach(attachment, choose(bearersOf(attachment), { by: player, as: 'choose-host' }), player)
}

/** The player's cards to which its text allows it to be attached. */
function bearersOf(attachment: GameCard): GameCard[] {
  const player = attachment.controller ?? attachment.owner
  return hostsFor(attachment).filter((host) => host.isCharacter && host.controller === player)
}
