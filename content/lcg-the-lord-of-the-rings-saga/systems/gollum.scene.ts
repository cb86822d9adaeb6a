import { scene } from '@questwright/testkit'

const strong = [{ stat: 'attack', set: 8, until: 'game' }] as const

scene(
  '[LCG-GOLLUM-2] A defeated Gollum leaves play and enters it as Sméagol, undamaged and exhausted, under the first player',
  {
    you: {
      heroes: [
        { card: 'scene:hero', as: 'archer', lasting: strong },
        { card: 'scene:hero', as: 'squire' },
      ],
      engaged: [
        { card: 'gollum', damage: 1, is: ['attacked'] },
        { card: 'scene:enemy', as: 'other', is: ['attacked'] },
      ],
    },
    friend: {},
    firstPlayer: 'friend',
    encounterDeck: 5,
    at: '6.8a',
  },
  (t) => {
    t.pick('gollum').choose('archer')
    t.sees({
      'gollum.side': 'B',
      'gollum.type': 'objective-ally',
      'gollum.damage': 0,
      'gollum.exhausted': 'yes',
      'gollum.controller': 'friend',
    })
    t.sees({ 'gollum.zone': 'friend.play-area', encounterDiscard: 0 })
    t.tells('left-play', { card: 'gollum' }, 1).tells('entered-play', { card: 'gollum' }, 1).asks('choose-enemy-to-attack')
  },
)

scene(
  '[LCG-GOLLUM-3] A failed quest turns an exhausted, damaged Sméagol into Gollum, who enters play ready and undamaged',
  {
    you: { allies: [{ card: 'gollum', side: 'B', damage: 2, is: ['exhausted'] }], threat: 10 },
    friend: { threat: 10 },
    staging: [{ card: 'scene:enemy', as: 'other' }],
    at: '3.4',
  },
  (t) => {
    t.sees({ 'gollum.side': 'A', 'gollum.type': 'enemy', 'gollum.damage': 0, 'gollum.exhausted': 'no', 'gollum.zone': 'you.engaged' })
    t.tells('left-play', { card: 'gollum' }, 1).tells('entered-play', { card: 'gollum' }, 1).isAt('5.2')
  },
)

scene(
  '[LCG-GOLLUM-4] The game is lost when Sméagol is destroyed',
  {
    you: { allies: [{ card: 'gollum', side: 'B', damage: 4 }], engaged: [{ card: 'scene:enemy', lasting: strong }] },
    friend: {},
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.pick('gollum').isLost('lost.smeagol-lost')
  },
)
