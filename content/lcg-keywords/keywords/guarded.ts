import { addToStagingArea, attach, forced, type GameCard, keyword, revealAnother } from '@questwright/lcg'

export default keyword('guarded', [
  // an objective that came in place of a guard is passed over, and gets its own guard after that one
  forced.after('revealed', { of: 'self' }, ({ self, event }) => {
    if (event.owedTo) revealAnother(event.owedTo)
    revealAnother(self)
  }),
  forced.after(
    'revealed',
    { slug: 'takes-guard', of: (_, { self, event }) => event.owedTo === self, when: ({ event }) => !hasItsOwn(event.subject) },
    ({ self, event }) => {
      const { subject } = event
      if (subject.isObjective) revealAnother(self)
      // a treachery has been dealt with, even one that attached itself to something
      else if (self.inStaging && isGuard(subject)) attach(self, subject, null)
    },
  ),
  forced.when('detached', { of: 'self', when: ({ event }) => isGuard(event.host) }, ({ self, event }) =>
    event.instead(() => addToStagingArea(self)),
  ),
])

function hasItsOwn(card: GameCard): boolean {
  return card.isObjective && card.hasKeyword('guarded')
}

function isGuard(card: GameCard): boolean {
  return card.inPlay && (card.isEnemy || card.isLocation)
}
