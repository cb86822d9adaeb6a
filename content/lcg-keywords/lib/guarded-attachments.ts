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

/** What the keyword says on an attachment of a player, by the sort of encounter card that guards it. */
export function guardedBy(isGuard: (card: GameCard) => boolean): Part[] {
  return [
    forced.after('entersStaging', { of: 'self', when: ({ self }) => self.host === null }, ({ self }) => findGuard(self, isGuard)),
    constantly.when('detached', { of: 'self', when: ({ event }) => !event.host.isCharacter }, ({ self, event }) => {
      if (bearersOf(self).length > 0) event.instead(() => takeUp(self))
    }),
  ]
}

/** Cards are discarded until one guards it. One that cannot bear it lies in the staging area besides, and the next is looked for. */
function findGuard(attachment: GameCard, isGuard: (card: GameCard) => boolean): void {
  const guard = discardUntil('encounter', isGuard)
  addToStagingArea(guard)
  if (!guard) takeUp(attachment)
  else if (!attach(attachment, guard))
    grimRule({ 'next-guards': () => findGuard(attachment, isGuard), unguarded: () => takeUp(attachment) })
}

/** Its player attaches it to a card that it names. */
function takeUp(attachment: GameCard): void {
  const player = attachment.controller ?? attachment.owner
  if (player) attach(attachment, choose(bearersOf(attachment), { by: player, as: 'choose-host' }), player)
}

/** The cards of its player to which its text attaches it. */
function bearersOf(attachment: GameCard): GameCard[] {
  const player = attachment.controller ?? attachment.owner
  return hostsFor(attachment).filter((host) => host.isCharacter && host.controller === player)
}
