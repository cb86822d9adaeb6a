import { scene } from '@questwright/testkit'

const ring = (is: readonly ['exhausted'] | readonly [] = []) => [{ card: 'the-one-ring', controller: 'you', is }] as const

const board = (is: readonly ['exhausted'] | readonly [] = []) =>
  ({
    you: {
      heroes: [
        { card: 'frodo-baggins-the-road-darkens', as: 'frodo', resources: 1, attachments: ring(is) },
        { card: 'scene:hero', as: 'other' },
      ],
      threat: 10,
      engaged: [{ card: 'scene:enemy', lasting: [{ stat: 'attack', set: 5, until: 'game' }] }],
    },
    friend: { threat: 20 },
    encounterDeck: 5,
    at: '6.3',
  }) as const

scene('Frodo Baggins prevents the damage of an attack against which he defends, and each threat rises by 2', board(), (t) => {
  t.pick('frodo').use('frodo').sees({ 'frodo.damage': 0, 'frodo.resources': 0, 'the-one-ring.exhausted': 'yes' })
  t.sees({ 'you.threat': 12, 'friend.threat': 22 }).asks('choose-enemy-to-attack')
})

scene('Frodo Baggins cannot prevent the damage of an attack against which another character defends', board(), (t) => {
  t.pick('other').sees({ 'other.damage': 5, 'frodo.resources': 1, 'you.threat': 10 }).asks('choose-enemy-to-attack')
})

scene('Frodo Baggins cannot prevent the damage while The One Ring is exhausted', board(['exhausted']), (t) => {
  t.pick('frodo').isLost('lost.ring-lost')
})
