import { scene } from '@questwright/testkit'

scene(
  'While Umbar Captain is engaged with a player, characters of that player cannot attack ships; other characters can',
  {
    you: { heroes: ['scene:hero'], allies: ['dream-chaser'], engaged: ['umbar-captain', 'light-cruiser'] },
    friend: { heroes: [{ card: 'scene:hero', as: 'mate' }], engaged: ['scouting-ship'] },
    encounterDeck: 6,
    at: '6.8a',
  },
  (t) => {
    t.asks('choose-enemy-to-attack', 'you').offers('umbar-captain').notOffered('light-cruiser').decline()
    t.asks('choose-enemy-to-attack', 'friend').offers('scouting-ship')
  },
)

scene(
  'While Umbar Captain is in the staging area, all characters can attack ships',
  { you: { heroes: ['scene:hero'], allies: ['dream-chaser'], engaged: ['light-cruiser'] }, staging: ['umbar-captain'], at: '6.8a' },
  (t) => {
    t.asks('choose-enemy-to-attack', 'you').offers('light-cruiser')
  },
)
