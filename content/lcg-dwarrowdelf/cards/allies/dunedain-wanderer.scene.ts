import { scene } from '@questwright/testkit'

const captain = { card: 'scene:hero', as: 'captain', lasting: [{ stat: 'spheres', gain: 'leadership', until: 'game' }] } as const

scene(
  'Dúnedain Wanderer costs 2 in secrecy',
  { you: { heroes: [{ ...captain, resources: 2 }], threat: 20, hand: ['dunedain-wanderer'] }, at: 'planning' },
  (t) => {
    t.play('dunedain-wanderer').sees({ 'dunedain-wanderer.zone': 'you.play-area', 'captain.resources': 0 }).isAt('3.2')
  },
)

scene(
  'Dúnedain Wanderer costs 5 when the threat of its player is too high for secrecy',
  { you: { heroes: [{ ...captain, resources: 5 }], threat: 21, hand: ['dunedain-wanderer'] }, at: 'planning' },
  (t) => {
    t.changes(() => t.play('dunedain-wanderer'), { 'captain.resources': -5 }).isAt('3.2')
  },
)

scene(
  'Sentinel: Dúnedain Wanderer can defend for another player',
  { you: { allies: ['dunedain-wanderer'] }, friend: { engaged: ['scene:enemy'] }, encounterDeck: 5, at: '6.3' },
  (t) => {
    t.asks('choose-defender', 'friend').decline().asks('choose-defender', 'you').offers('dunedain-wanderer').pick('dunedain-wanderer')
    t.sees({ 'dunedain-wanderer.exhausted': 'yes', 'dunedain-wanderer.damage': 0 }).asks('choose-enemy-to-attack', 'friend')
  },
)

scene(
  'Ranged: Dúnedain Wanderer can attack an enemy that is engaged with another player',
  {
    you: { heroes: [{ ...captain, is: ['exhausted'] }], allies: ['dunedain-wanderer'] },
    friend: { engaged: ['scene:enemy'] },
    encounterDeck: 5,
    at: '6.7',
  },
  (t) => {
    t.asks('choose-enemy-to-attack', 'you').pick('scene:enemy').sees({ 'scene:enemy.damage': 2, 'dunedain-wanderer.exhausted': 'yes' })
    t.asks('choose-enemy-to-attack', 'friend')
  },
)
