import { scene } from '@questwright/testkit'

const ship = (side: 'A' | 'B') => ({ card: 'dream-chaser', attachments: [{ card: 'ballista', side }] }) as const

scene('Ballista gives its ship 1 attack, and no Ranged before it is upgraded', { you: { allies: [ship('A')] }, at: '1.1' }, (t) => {
  t.sees({ 'dream-chaser.attack': 5, 'dream-chaser.keywords': { sentinel: 1 } }).isAt('3.2')
})

scene(
  'Upgraded Ballista removes a resource from an enemy and deals it 1 damage after its ship attacks',
  {
    you: {
      heroes: ['scene:hero'],
      allies: [ship('B')],
      engaged: [
        { card: 'scene:ship-enemy', as: 'galley', is: ['attacked'] },
        { card: 'umbar-raider', is: ['attacked'], resources: 2 },
        { card: 'captain-sahir', is: ['attacked'], resources: 2 },
      ],
    },
    encounterDeck: 5,
    at: '6.7',
  },
  (t) => {
    t.sees({ 'dream-chaser.attack': 5, 'dream-chaser.keywords': { sentinel: 1, ranged: 1 } })
    t.pick('galley').choose('dream-chaser').asks('after-response', 'you').use('ballista')
    t.asks('choose-enemy-for-damage', 'you').offers('galley', 'umbar-raider').pick('umbar-raider')
    t.sees({ 'umbar-raider.damage': 1, 'umbar-raider.resources': 1 }).asks('choose-enemy-to-attack', 'you')
  },
)

scene(
  'Upgraded Ballista gives its ship Ranged, so that it can attack an enemy of another player',
  {
    you: { heroes: ['scene:hero'], allies: [ship('B')] },
    friend: { heroes: ['scene:hero'], engaged: [{ card: 'scene:ship-enemy', as: 'galley', is: ['attacked'] }] },
    encounterDeck: 5,
    at: '6.7',
  },
  (t) => {
    t.asks('choose-enemy-to-attack', 'you').offers('galley').pick('galley')
    t.sees({ 'dream-chaser.ready': 0 }).asks('after-response', 'you').offers('ballista')
  },
)

scene(
  'Ballista that leaves play is removed from the game',
  { you: { heroes: ['scene:hero'], allies: [ship('A')] }, staging: ['cunning-pirate'], encounterDeck: 5, at: '5.2' },
  (t) => {
    t.pick('cunning-pirate').sees({ 'ballista.zone': 'removed', 'dream-chaser.attack': 4 }).asks('choose-defender', 'you')
  },
)
