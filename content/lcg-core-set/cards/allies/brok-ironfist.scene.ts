import { scene } from '@questwright/testkit'

scene(
  '[LCG-COST-16] Brok Ironfist enters play from hand without cost after a Dwarf hero of yours leaves play',
  {
    you: { heroes: [{ card: 'gloin', damage: 3, is: ['exhausted'] }, 'aragorn'], hand: ['brok-ironfist'] },
    staging: ['old-forest-road'],
    encounterDeck: ['the-necromancers-reach'],
    at: '3.3',
  },
  (t) => {
    t.asks('after-response', 'you').offers('brok-ironfist').sees({ 'gloin.zone': 'you.discard' })
    t.changes(() => t.use('brok-ironfist'), { 'you.hand': -1, 'brok-ironfist.exhausted': 'no', 'brok-ironfist.zone': 'you.play-area' })
    t.isAt('4.2')
  },
)

scene(
  'Brok Ironfist does not enter play for a hero who is no Dwarf, nor for a Dwarf ally',
  {
    you: {
      heroes: [{ card: 'theodred', damage: 3, is: ['exhausted'] }, 'aragorn'],
      allies: [{ card: 'longbeard-orc-slayer', damage: 2, is: ['exhausted'] }],
      hand: ['brok-ironfist'],
    },
    staging: ['old-forest-road'],
    encounterDeck: ['the-necromancers-reach'],
    at: '3.3',
  },
  (t) => {
    t.asks('order-discarded', 'you').order('theodred', 'longbeard-orc-slayer')
    t.sees({ 'theodred.zone': 'you.discard', 'longbeard-orc-slayer.zone': 'you.discard', 'you.hand': 1 }).isAt('4.2')
  },
)

scene(
  'Brok Ironfist does not enter play for a Dwarf hero of another player',
  {
    you: { heroes: ['aragorn'], hand: ['brok-ironfist'] },
    friend: { heroes: [{ card: 'gloin', damage: 3, is: ['exhausted'] }, 'dunhere'] },
    staging: ['old-forest-road'],
    encounterDeck: ['the-necromancers-reach', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'gloin.zone': 'friend.discard', 'you.hand': 1 }).isAt('4.2')
  },
)
