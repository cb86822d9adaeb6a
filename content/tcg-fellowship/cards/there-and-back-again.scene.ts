import { scene } from '@questwright/testkit'

scene(
  'There and Back Again is discarded to make all Hobbit companions stronger until the regroup phase',
  {
    at: 'maneuver',
    you: {
      bearer: { card: 'frodo-son-of-drogo', borne: ['there-and-back-again'] },
      companions: ['sam-son-of-hamfast', 'gimli-dwarf-of-erebor'],
    },
    opponent: { minions: ['goblin-runner'] },
  },
  (t) => {
    t.use('there-and-back-again')
    t.sees({
      'frodo-son-of-drogo.strength': 5,
      'sam-son-of-hamfast.strength': 5,
      'gimli-dwarf-of-erebor.strength': 6,
      'there-and-back-again.zone': 'you.discard',
    })
    t.isAt('assignment')
  },
)

scene(
  'There and Back Again goes on a Hobbit companion, and not on a Hobbit ally',
  {
    you: {
      companions: ['merry-from-oer-the-brandywine', 'gimli-dwarf-of-erebor'],
      support: ['rosie-cotton-hobbiton-lass'],
      hand: ['there-and-back-again'],
    },
  },
  (t) => {
    t.play('there-and-back-again')
    t.asks('bearer', 'you').offers('scene:bearer', 'merry-from-oer-the-brandywine')
    t.pick('merry-from-oer-the-brandywine')
    t.sees({ 'there-and-back-again.zone': 'borne of merry-from-oer-the-brandywine', pool: 1 })
    t.isAt('fellowship')
  },
)
