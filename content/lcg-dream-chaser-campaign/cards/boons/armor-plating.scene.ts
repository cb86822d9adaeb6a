import { scene } from '@questwright/testkit'

const ship = (side: 'A' | 'B') => ({ card: 'dream-chaser', attachments: [{ card: 'armor-plating', side }] }) as const
for (const side of ['A', 'B'] as const)
  scene(`Armor Plating on side ${side} gives its immune ship 1 defense`, { you: { allies: [ship(side)] }, at: '1.1' }, (t) => {
    t.sees({ 'dream-chaser.defense': 5, 'dream-chaser.attack': 4 }).isAt('3.2')
  })

scene(
  'Upgraded Armor Plating discards a shadow card of another enemy when its ship defends',
  {
    you: {
      heroes: ['scene:hero'],
      allies: [ship('B')],
      engaged: [
        { card: 'scene:ship-enemy', as: 'galley' },
        { card: 'scene:enemy', as: 'man', shadow: ['scene:treachery'] },
      ],
    },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.pick('galley').choose('dream-chaser').asks('after-response', 'you').use('armor-plating')
    t.sees({ 'man.shadow': 0 }).asks('choose-defender', 'you')
  },
)

scene(
  'Armor Plating that leaves play is removed from the game',
  {
    you: { heroes: ['scene:hero'], allies: [ship('A')] },
    staging: ['cunning-pirate'],
    encounterDeck: 5,
    at: '5.2',
  },
  (t) => {
    t.pick('cunning-pirate').sees({ 'armor-plating.zone': 'removed', 'dream-chaser.defense': 4 }).asks('choose-defender', 'you')
  },
)
