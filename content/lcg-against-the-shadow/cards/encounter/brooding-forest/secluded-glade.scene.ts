import { scene } from '@questwright/testkit'

scene(
  'Shadow: Secluded Glade takes as much progress off the stage as the threat of the attacking enemy',
  {
    you: { engaged: [{ card: 'scene:enemy', shadow: ['secluded-glade'], lasting: [{ stat: 'threat', set: 2, until: 'round' }] }] },
    quest: { card: 'scene:quest', progress: 5 },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.changes(() => t.decline(), { 'quest.progress': -2 }).isAt('6.8a')
  },
)

scene(
  'Shadow: Secluded Glade takes no more progress than there is',
  {
    you: { engaged: [{ card: 'scene:enemy', shadow: ['secluded-glade'], lasting: [{ stat: 'threat', set: 4, until: 'round' }] }] },
    quest: { card: 'scene:quest', progress: 1 },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.decline().sees({ 'quest.progress': 0 }).isAt('6.8a')
  },
)

scene('Secluded Glade is immune to the effects of player cards', { staging: ['secluded-glade'], at: '4.2' }, (t) => {
  t.sees({ 'secluded-glade.immunities': ['player-card-effects'] }).asks('choose-location')
})
