import { scene } from '@questwright/testkit'

scene(
  'Shadow: the stage loses as much progress as the attacking enemy has threat',
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
  'Shadow: the stage loses no more progress than it has',
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
