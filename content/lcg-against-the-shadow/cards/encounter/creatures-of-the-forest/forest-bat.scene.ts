import { scene } from '@questwright/testkit'

const away = (as: string) => ({ card: 'scene:hero', as, is: ['exhausted', 'committed'] }) as const

scene(
  'Forest Bat deals 2 damage to a committed hero that the first player chooses, and removes it from the quest',
  {
    you: { heroes: [away('mine'), { card: 'scene:hero', as: 'home' }] },
    friend: { heroes: [away('theirs')], allies: [{ card: 'scene:ally', is: ['exhausted', 'committed'] }] },
    firstPlayer: 'you',
    encounterDeck: ['scene:treachery', 'forest-bat', 'scene:card', 'scene:card'],
    at: '3.3',
  },
  (t) => {
    t.asks('choose-for-damage', 'you').offers('mine', 'theirs').pick('theirs')
    t.sees({ 'theirs.damage': 2, 'theirs.exhausted': 'yes', 'mine.damage': 0 }).tells('left-quest', { card: 'theirs' }, 1)
    t.asks('choose-enemy-to-engage')
  },
)

scene(
  'Forest Bat does nothing when no hero is committed to the quest',
  { you: {}, encounterDeck: ['forest-bat', 'scene:treachery'], at: '3.3' },
  (t) => {
    t.sees({ 'scene:hero.damage': 0, 'forest-bat.zone': 'staging-area' }).asks('choose-enemy-to-engage')
  },
)

scene(
  'Shadow: the threat of the defending player rises by the threat of the attacking enemy',
  {
    you: { threat: 20, engaged: [{ card: 'southron-mercenaries', keywords: [], shadow: ['forest-bat'] }] },
    friend: { threat: 20 },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.decline().sees({ 'you.threat': 22, 'friend.threat': 20 }).isAt('6.8a')
  },
)
