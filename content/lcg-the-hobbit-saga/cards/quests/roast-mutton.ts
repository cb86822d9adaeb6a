import {
  addToStagingArea,
  card,
  check,
  constantly,
  discardFromEncounterDeck,
  encounterDeck,
  encounterDiscardPile,
  named,
  permits,
  shuffleIntoDeck,
  whenRevealed,
} from '@questwright/lcg'
import { trolls } from '../../lib/trolls.ts'

export default card('roast-mutton', {
  A: [
    whenRevealed(() => {
      addToStagingArea(named('william')[0])
      addToStagingArea(named('bert')[0])
      addToStagingArea(named('tom')[0])
      addToStagingArea(named('troll-cave')[0])
      shuffleIntoDeck(encounterDiscardPile())
    }),
  ],
  B: [
    check('dawn', ({ self }) => (trolls().length === 0 || encounterDeck().length === 0 ? [{ kind: 'stageDefeated', subject: self }] : [])),
    // the encounter deck counts the time until dawn, so an empty one is not reset
    permits('keepsEncounterDeckEmpty'),
    constantly.when('progressPlaced', { of: 'self' }, ({ event }) => event.instead(() => discardFromEncounterDeck(event.amount))),
  ],
})
