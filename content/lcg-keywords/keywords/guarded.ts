import { addToStagingArea, attach, cannot, type EventOf, forced, type GameCard, keyword, revealAnother } from '@questwright/lcg'

export default keyword('guarded', [
  // an objective that came in place of a guard is passed over, and gets its own guard after that one
  forced.after('revealed', { of: 'self' }, ({ self, event }) => {
    if (event.owedTo) revealAnother(event.owedTo)
    revealAnother(self)
  }),
  forced.after(
    'revealed',
    {
      slug: 'passes-over',
      of: (subject, { self, event }) => event.owedTo === self && subject.isObjective && !subject.hasKeyword('guarded'),
    },
    ({ self }) => revealAnother(self),
  ),
  // the guard, as soon as it lies in the staging area; a treachery has been dealt with, even one that attached itself to something
  forced.after('entersStaging', { of: (subject, { self, event }) => isRevealedFor(self, event) && isGuard(subject) }, ({ self, event }) =>
    attach(self, event.subject),
  ),
  // or wherever else its own text has taken it
  forced.after(
    'revealed',
    { slug: 'follows-guard', of: (subject, { self, event }) => event.owedTo === self && self.inStaging && isGuard(subject) },
    ({ self, event }) => attach(self, event.subject),
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

function isGuard(card: GameCard): boolean {
  return card.inPlay && (card.isEnemy || card.isLocation)
}
