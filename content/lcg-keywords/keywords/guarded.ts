import { addToStagingArea, attach, cannot, type EventOf, forced, type GameCard, grimRule, keyword, revealAnother } from '@questwright/lcg'

export default keyword('guarded', [
  // an objective that is revealed in place of a guard is skipped; it gets its own guard after the guard of this one
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
  // the revealed card becomes the guard as soon as it is in the staging area; but not a treachery, which is discarded or attached
  forced.after('entersStaging', { of: (subject, { self, event }) => isRevealedFor(self, event) && isGuard(subject) }, ({ self, event }) =>
    attach(self, event.subject),
  ),
  // the same for a card that enters play outside of the staging area by its own text; if the objective cannot be attached to the card, or
  // the card is a player card, it does not become the guard
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

/** Whether a card is skipped as a guard: an objective, unless it can be explored. */
function isPassedOver(card: GameCard): boolean {
  return card.isObjective && !card.isLocation
}

/**
 * Whether a card is of a type that is neither skipped nor can be a guard: not an objective, treachery, enemy, location or quest, such as a
 * player card.
 */
function isOfNoSort(card: GameCard): boolean {
  return card.printedFact('type') !== 'treachery' && !card.isObjective && !card.isEnemy && !card.isLocation && !card.isQuest
}

/** Whether a card can be a guard: any encounter card that stays in play, such as an enemy, a location, or a side quest. */
function isGuard(card: GameCard): boolean {
  if (!card.inPlay || card.owner !== null || card.zone.name === 'current-quest') return false
  return !card.isCharacter && !card.isTreachery && !card.isAttachment && !isPassedOver(card)
}
