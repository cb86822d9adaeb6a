import { addActiveLocation, addToStagingArea, card, eachPlayer, forced, named, namedInPlay, setup, shuffleDeck } from '@questwright/lcg'
import { bypassStagesBefore } from '../../lib/ithilien.ts'

export default card('ambush-in-ithilien', {
  A: [
    setup(() => {
      addToStagingArea(named('celador')[0], 'set-up')
      addActiveLocation(named('ithilien-road')[0])
      eachPlayer(() => addToStagingArea(named('southron-company')[0], 'set-up'))
      shuffleDeck('encounter')
    }),
  ],
  B: [forced.when('stageDefeated', { of: 'self', when: () => namedInPlay('celador')?.inStaging === true }, () => bypassStagesBefore(3))],
})
