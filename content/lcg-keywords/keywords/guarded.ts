import { addToStagingArea, attach, cannot, type EventOf, forced, type GameCard, grimRule, keyword, revealAnother } from '@questwright/lcg'

export default keyword('guarded', [
  // an objective that came in place of a guard is passed over, and gets its own guard after that one
  forced.after('revealed', { of: 'self' }, ({ self, event }) => {
    if (event.owedTo && isPassedOver(self)) revealAnother(event.owedTo)
    revealAnother(self)
  }),
  forced.after(
    'revealed',
    {
      slug: 'passes-over',
      of: (subject, { self, event }) => event.owedTo === self && isPassedOver(subject) && !subject.hasKeyword('guarded'),
    },
    ({ self }) => revealAnother(self),
  ),
  // the guard, as soon as it lies in the staging area; a treachery has been dealt with, even one that attached itself to something
  forced.after('entersStaging', { of: (subject, { self, event }) => isRevealedFor(self, event) && isGuard(subject) }, ({ self, event }) =>
    attach(self, event.subject),
  ),
  // or wherever else its own text has taken it; a card that cannot bear the objective, and one of a player, guards nothing
  forced.after(
    'revealed',
    {
      slug: 'follows-guard',
      of: (subject, { self, event }) => event.owedTo === self && self.inStaging && (isGuard(subject) || isOfNoSort(subject)),
    },
    ({ self, event }) => {
      if (isGuard(event.subject) && attach(self, event.subject)) return
      grimRule({ 'next-guards': () => revealAnother(self), unguarded: () => undefined })
    },
  ),
  forced.when('detached', { of: 'self', when: ({ event }) => isGuard(event.host) }, ({ self, event }) =>
    event.instead(() => addToStagingArea(self)),
  ),
  cannot('controlTaken', { while: ({ self }) => self.host !== null && isGuard(self.host) }),
])

/** Whether a card enters the staging area because it is revealed for this objective. */
function isRevealedFor(objective: GameCard, { within }: EventOf<'entersStaging'>): boolean {
  return within?.kind === 'revealed' && within.owedTo === objective
}

/** An objective is dealt with by nothing, unless it can be explored. */
function isPassedOver(card: GameCard): boolean {
  return card.isObjective && !card.isLocation
}

/** Whether a card is neither passed over nor has been dealt with as it is revealed, or by leaving play since: one of a player, say. */
function isOfNoSort(card: GameCard): boolean {
  return card.printedFact('type') !== 'treachery' && !card.isObjective && !card.isEnemy && !card.isLocation && !card.isQuest
}

/** Whether a card can be dealt with as a guard: any encounter card that stays in play, be it an enemy, a location or of another type, such as a side quest. */
function isGuard(card: GameCard): boolean {
  if (!card.inPlay || card.owner !== null || card.zone.name === 'current-quest') return false
  return !card.isCharacter && !card.isTreachery && !card.isAttachment && !isPassedOver(card)
}
