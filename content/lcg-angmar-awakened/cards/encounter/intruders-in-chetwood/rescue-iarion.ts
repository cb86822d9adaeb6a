import {
  card,
  discard,
  exhaust,
  firstPlayer,
  forced,
  type GameCard,
  namedInPlay,
  putIntoPlay,
  putUnder,
  whenRevealed,
} from '@questwright/lcg'

const IARION = 'iarion'

/** Iârion, if he is under the stage. */
const captive = (stage: GameCard): GameCard | undefined => stage.cardsUnderneath.find(({ slug }) => slug === IARION)

export default card('rescue-iarion', [
  whenRevealed(({ self }) => putUnder(namedInPlay('iarion'), self, 'down')),
  forced.when('stageDefeated', { of: 'self' }, ({ self }) => {
    const iarion = captive(self)
    if (putIntoPlay(iarion, firstPlayer())) exhaust(iarion)
  }),
  forced.after('tokensRemoved', { of: 'self', when: ({ event }) => event.token === 'time' && event.left === 0 }, ({ self }) =>
    discard(captive(self)),
  ),
])
