import { amountThisRound, card, constantly, currentQuest, forced, remembers, revealEncounterCards } from '@questwright/lcg'

const MOST = 3

export default card('orc-rearguard', [
  remembers('progressPlaced', 'amounts'),
  constantly.when('progressPlaced', { of: (subject) => subject === currentQuest() }, ({ event }) => {
    const left = Math.max(0, MOST - amountThisRound('progressPlaced', event.subject))
    if (event.amount > left) event.change('amount', left)
  }),
  forced.after('stagingEnds', { when: ({ self }) => currentQuest() === self }, () => revealEncounterCards(1)),
])
