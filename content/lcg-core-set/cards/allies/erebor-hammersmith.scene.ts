import { scene } from '@questwright/testkit'

scene(
  'Erebor Hammersmith returns the topmost attachment of a discard pile to hand, even from below other cards',
  {
    you: {
      heroes: ['beravor'],
      hand: ['erebor-hammersmith'],
      resources: 2,
      discard: ['lore-of-imladris', 'self-preservation', 'gandalf', 'forest-snare'],
    },
    friend: { discard: ['steward-of-gondor'] },
    third: { discard: ['faramir'] },
    encounterDiscard: ['caught-in-a-web'],
    at: 'planning',
  },
  (t) => {
    t.play('erebor-hammersmith').asks('after-response', 'you').offers('erebor-hammersmith')
    t.use('erebor-hammersmith').offers('you', 'friend')
    t.changes(() => t.pick('you'), { 'self-preservation.zone': 'you.hand', 'you.hand': +1, 'you.discard': -1, 'friend.discard': 0 })
    t.sees({ 'forest-snare.zone': 'you.discard', 'beravor.resources': 0 }).isAt('3.2')
  },
)

scene(
  'Erebor Hammersmith returns the topmost attachment in the discard pile of another player to that player’s hand',
  {
    you: { heroes: ['beravor'], hand: ['erebor-hammersmith'], resources: 2, discard: ['forest-snare'] },
    friend: { discard: ['steward-of-gondor', 'celebrians-stone'] },
    at: 'planning',
  },
  (t) => {
    t.play('erebor-hammersmith').use('erebor-hammersmith')
    t.changes(() => t.pick('friend'), { 'steward-of-gondor.zone': 'friend.hand', 'friend.hand': +1, 'you.hand': 0 })
    t.sees({ 'celebrians-stone.zone': 'friend.discard', 'forest-snare.zone': 'you.discard' }).isAt('3.2')
  },
)

scene(
  '[LCG-ABILITY-2] Erebor Hammersmith may leave the attachment in the discard pile',
  {
    you: { heroes: ['beravor'], hand: ['erebor-hammersmith'], resources: 2, discard: ['forest-snare'] },
    at: 'planning',
  },
  (t) => {
    t.play('erebor-hammersmith').pass().sees({ 'forest-snare.zone': 'you.discard' }).isAt('3.2')
  },
)

scene(
  '[LCG-COST-16] Erebor Hammersmith returns no attachment when an effect puts it into play',
  {
    you: {
      heroes: [{ card: 'gloin', resources: 1 }],
      hand: ['sneak-attack', 'erebor-hammersmith'],
      discard: ['forest-snare'],
    },
    at: 'window 3.1',
  },
  (t) => {
    t.play('sneak-attack').sees({ 'erebor-hammersmith.zone': 'you.play-area', 'forest-snare.zone': 'you.discard' }).isAt('3.2')
  },
)

scene(
  '[LCG-CHOOSE-2] Erebor Hammersmith returns nothing while no discard pile of a player has an attachment',
  {
    you: { heroes: ['beravor'], hand: ['erebor-hammersmith', 'dark-knowledge'], resources: 2, discard: ['lore-of-imladris', 'gandalf'] },
    friend: { discard: ['faramir'] },
    encounterDiscard: ['caught-in-a-web'],
    at: 'planning',
  },
  (t) => {
    t.play('erebor-hammersmith').sees({ 'erebor-hammersmith.zone': 'you.play-area', 'you.hand': 1 }).asks('choose-to-commit', 'you')
  },
)
