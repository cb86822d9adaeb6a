import { scene } from '@questwright/testkit'

scene(
  'When Cunning Pirate engages you, you discard an attachment, and each resource of its cost gives it +1 attack and +1 defense',
  {
    you: {
      heroes: [
        { card: 'eowyn', attachments: ['unexpected-courage'] },
        { card: 'lcg-core-set:aragorn', attachments: ['celebrians-stone'] },
      ],
    },
    staging: ['cunning-pirate'],
    encounterDeck: 6,
    at: '5.2',
  },
  (t) => {
    t.pick('cunning-pirate').asks('choose-to-discard', 'you').offers('unexpected-courage', 'celebrians-stone').pick('unexpected-courage')
    t.sees({
      'unexpected-courage.zone': 'you.discard',
      'cunning-pirate.resources': 2,
      'cunning-pirate.attack': 4,
      'cunning-pirate.defense': 4,
    })
    t.asks('choose-defender', 'you')
  },
)

scene(
  'Cunning Pirate gets no resources when you have no attachment to discard',
  { staging: ['cunning-pirate'], encounterDeck: 6, at: '5.2' },
  (t) => {
    t.pick('cunning-pirate').sees({ 'cunning-pirate.resources': 0, 'cunning-pirate.attack': 2 }).asks('choose-defender', 'you')
  },
)
