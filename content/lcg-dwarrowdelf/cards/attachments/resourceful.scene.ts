import { scene } from '@questwright/testkit'

scene(
  'Resourceful costs 1 in secrecy, and is attached to a hero of its player',
  {
    you: {
      heroes: [
        { card: 'scene:hero', as: 'one', resources: 1 },
        { card: 'scene:hero', as: 'other' },
      ],
      allies: ['scene:ally'],
      threat: 20,
      hand: ['resourceful'],
    },
    friend: { heroes: [{ card: 'scene:hero', as: 'theirs' }] },
    at: 'planning',
  },
  (t) => {
    t.play('resourceful').offers('one', 'other').pick('other').sees({ 'resourceful.zone': 'attachments of hero', 'other.attachments': 1 })
    t.sees({ 'one.resources': 0 }).isAt('3.2')
  },
)

scene(
  'A hero collects 1 more resource in the resource phase for each Resourceful attached to it',
  {
    you: {
      heroes: [
        { card: 'scene:hero', as: 'rich', attachments: ['resourceful'] },
        { card: 'scene:hero', as: 'richer', attachments: ['resourceful', 'resourceful'] },
        { card: 'scene:hero', as: 'plain' },
      ],
      deck: 3,
    },
    at: '1.1',
  },
  (t) => {
    t.sees({ 'rich.resources': 2, 'richer.resources': 3, 'plain.resources': 1 })
    // all resources that a hero collects are gained at the same time
    t.tells('resources-gained', { amount: 2 }, 1).tells('resources-gained', {}, 3).isAt('3.2')
  },
)
