import { scene } from '@questwright/testkit'

const glade = {
  you: {
    heroes: [
      { card: 'scene:hero', as: 'mine' },
      { card: 'scene:hero', as: 'second' },
    ],
  },
  friend: { heroes: [{ card: 'scene:hero', as: 'other' }] },
  encounterDeck: ['lcg-core-set:forest-spider', 'scene:enemy', 'scene:treachery'],
  at: '3.3',
} as const

scene(
  'Each player exhausts a character after a Spider enters play while Glade of the Spawn is the active location',
  { ...glade, activeLocation: 'glade-of-the-spawn' },
  (t) => {
    t.asks('choose-to-exhaust', 'you').pick('mine').sees({ 'mine.exhausted': 'yes', 'second.exhausted': 'no', 'other.exhausted': 'yes' })
    t.isAt('5.2')
  },
)

scene('Glade of the Spawn exhausts no character while it is in the staging area', { ...glade, staging: ['glade-of-the-spawn'] }, (t) => {
  t.sees({ 'mine.exhausted': 'no', 'other.exhausted': 'no', 'forest-spider.zone': 'staging-area' })
  t.isAt('4.2')
})
