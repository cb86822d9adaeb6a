import { scene } from '@questwright/testkit'

scene(
  '[LCG-ATTACH-7] [LCG-ZONE-7] Miner of the Iron Hills discards a Condition from play, even a treachery that became an attachment',
  {
    you: {
      heroes: [{ card: 'beravor', attachments: ['steward-of-gondor', 'unexpected-courage'] }],
      hand: ['miner-of-the-iron-hills', 'dark-knowledge'],
      discard: [{ card: 'dark-knowledge', as: 'spent' }],
      resources: 2,
    },
    friend: {
      heroes: [{ card: 'aragorn', is: ['exhausted'], attachments: ['caught-in-a-web', { card: 'dark-knowledge', as: 'foreboding' }] }],
    },
    encounterDiscard: [{ card: 'caught-in-a-web', as: 'another-web' }],
    at: 'planning',
  },
  (t) => {
    t.play('miner-of-the-iron-hills').asks('after-response', 'you').offers('miner-of-the-iron-hills')
    t.use('miner-of-the-iron-hills').offers('unexpected-courage', 'caught-in-a-web', 'foreboding')
    t.changes(() => t.pick('caught-in-a-web'), { 'aragorn.attachments': -1, encounterDiscard: +1, 'you.discard': 0, 'friend.discard': 0 })
    t.sees({ 'unexpected-courage.zone': 'attachments of beravor', 'foreboding.zone': 'attachments of aragorn' })
    t.asks('action-window', 'you').offers('steward-of-gondor')
  },
)

scene(
  'Miner of the Iron Hills discards a Condition of another player into the discard pile of its owner',
  {
    you: { heroes: ['beravor'], hand: ['miner-of-the-iron-hills'], resources: 2 },
    friend: { heroes: [{ card: 'eowyn', attachments: ['dark-knowledge', 'the-favor-of-the-lady'] }] },
    at: 'planning',
  },
  (t) => {
    t.play('miner-of-the-iron-hills').use('miner-of-the-iron-hills').offers('dark-knowledge', 'the-favor-of-the-lady')
    t.changes(() => t.pick('dark-knowledge'), { 'dark-knowledge.zone': 'friend.discard', 'eowyn.willpower': +1 })
    t.isAt('3.2')
  },
)

scene(
  'Miner of the Iron Hills discards a Condition also when an effect puts it into play',
  {
    you: {
      heroes: [{ card: 'gloin', resources: 1, attachments: ['caught-in-a-web'] }],
      hand: ['sneak-attack', 'miner-of-the-iron-hills'],
    },
    encounterDeck: 1,
    at: 'window 3.1',
  },
  (t) => {
    t.play('sneak-attack').offers('miner-of-the-iron-hills')
    t.changes(() => t.use('miner-of-the-iron-hills'), { 'caught-in-a-web.zone': 'encounter-discard' })
    t.isAt('3.2')
  },
)

scene(
  '[LCG-ABILITY-2] Miner of the Iron Hills discards nothing when its player declines the response',
  {
    you: { heroes: [{ card: 'beravor', attachments: ['dark-knowledge'] }], hand: ['miner-of-the-iron-hills'], resources: 2 },
    at: 'planning',
  },
  (t) => {
    t.play('miner-of-the-iron-hills').pass().sees({ 'dark-knowledge.zone': 'attachments of beravor' }).isAt('3.2')
  },
)

scene(
  '[LCG-CHOOSE-2] Miner of the Iron Hills discards nothing while no Condition is in play',
  {
    you: {
      heroes: [{ card: 'beravor', attachments: ['steward-of-gondor'] }],
      hand: ['miner-of-the-iron-hills', 'dark-knowledge'],
      discard: ['unexpected-courage'],
      resources: 2,
    },
    at: 'planning',
  },
  (t) => {
    t.use('steward-of-gondor').play('miner-of-the-iron-hills')
    t.asks('action-window', 'you').sees({ 'steward-of-gondor.zone': 'attachments of beravor' }).offers('dark-knowledge')
  },
)

scene(
  'The response of Miner of the Iron Hills is not offered when another ally enters play',
  {
    you: {
      heroes: [{ card: 'beravor', attachments: ['dark-knowledge'] }],
      allies: ['miner-of-the-iron-hills'],
      hand: ['henamarth-riversong'],
      resources: 1,
    },
    at: 'planning',
  },
  (t) => {
    t.play('henamarth-riversong').sees({ 'dark-knowledge.zone': 'attachments of beravor' }).isAt('3.2')
  },
)
