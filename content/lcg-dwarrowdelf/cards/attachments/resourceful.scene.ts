import { scene } from '@questwright/testkit'

scene(
  'Resourceful is attached to a hero of its own player, in secrecy for 1',
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
  'Its hero collects 2 resources in the resource phase, one with two of them 3, any other 1',
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
