import { scene } from '@questwright/testkit'

scene(
  'Haradrim Elite attacks the first player from the staging area, with a shadow card, when it is revealed',
  {
    you: { heroes: [{ card: 'scene:hero', as: 'mine' }] },
    friend: { heroes: [{ card: 'scene:hero', as: 'theirs' }] },
    firstPlayer: 'friend',
    encounterDeck: ['haradrim-elite', 'southron-mercenaries', 'scene:treachery', 'scene:card'],
    at: '3.3',
  },
  (t) => {
    // 4 attack, and 3 more from the shadow card because the enemy is a Harad enemy
    t.asks('choose-defender', 'friend').decline().sees({ 'theirs.damage': 7, 'mine.damage': 0, 'haradrim-elite.zone': 'staging-area' })
    t.sees({ 'southron-mercenaries.zone': 'encounter-discard' }).asks('choose-enemy-to-engage')
  },
)

scene('Haradrim Elite attacks only when it enters play', { you: {}, staging: ['haradrim-elite'], encounterDeck: 5, at: '3.3' }, (t) => {
  t.sees({ 'scene:hero.damage': 0 }).asks('choose-enemy-to-engage')
})

scene(
  'Shadow: the attacking enemy attacks again with a new shadow card',
  {
    you: { engaged: [{ card: 'scene:enemy', shadow: ['haradrim-elite'] }] },
    encounterDeck: ['southron-mercenaries', 'scene:card', 'scene:card'],
    at: '6.3',
  },
  (t) => {
    t.decline().sees({ 'scene:hero.damage': 1, 'haradrim-elite.zone': 'encounter-discard' }).asks('choose-defender')
    t.decline().sees({ 'scene:hero.damage': 3 }).isAt('6.8a')
  },
)
