import { scene } from '@questwright/testkit'

scene(
  'Ithilien Guardian is revealed into the staging area, where he is committed, and another card is revealed',
  { you: {}, encounterDeck: ['ithilien-guardian', 'scene:enemy', 'scene:treachery'], at: '3.3' },
  (t) => {
    t.sees({ 'ithilien-guardian.zone': 'staging-area', 'scene:enemy.zone': 'staging-area', encounterDeck: 1 })
    t.tells('revealed', {}, 2).tells('quest-compared', { willpower: 2, threat: 1 }, 1).sees({ 'quest.progress': 1 }).isAt('5.2')
  },
)

scene(
  'Ithilien Guardian reveals no other card when he is in the staging area without being revealed',
  { you: {}, staging: ['ithilien-guardian'], encounterDeck: ['scene:enemy', 'scene:treachery'], at: '3.3' },
  (t) => {
    t.tells('revealed', {}, 1).sees({ encounterDeck: 1 }).isAt('5.2')
  },
)

scene(
  'Shadow: the attacking enemy is dealt 2 damage',
  { you: { engaged: [{ card: 'scene:enemy', shadow: ['ithilien-guardian'] }] }, encounterDeck: 5, at: '6.3' },
  (t) => {
    t.decline().sees({ 'scene:enemy.damage': 2, 'scene:hero.damage': 1 }).isAt('6.8a')
  },
)

scene(
  'Shadow: the attack deals no damage if the shadow effect destroys the attacking enemy',
  { you: { engaged: [{ card: 'scene:enemy', damage: 1, shadow: ['ithilien-guardian'] }] }, encounterDeck: 5, at: '6.3' },
  (t) => {
    t.decline().sees({ 'scene:enemy.zone': 'encounter-discard', 'scene:hero.damage': 0 }).isAt('3.2')
  },
)
