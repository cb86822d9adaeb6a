import { scene } from '@questwright/testkit'

const guardian = { card: 'denethor', attachments: ['protector-of-lorien'] } as const

scene(
  '[LCG-ACTION-6] Protector of Lórien gives 1 willpower or 1 defense for a card discarded from hand, three times in a phase',
  { you: { heroes: [guardian], hand: ['faramir', 'gandalf', 'scene:card', 'for-gondor', 'snowbourn-scout'] }, at: 'window 3.1' },
  (t) => {
    t.offers('protector-of-lorien').use('protector-of-lorien')
    t.asks('choose-to-discard', 'you').offers('faramir', 'gandalf', 'scene:card', 'for-gondor', 'snowbourn-scout')
    t.changes(() => t.pick('faramir'), { 'you.hand': -1, 'faramir.zone': 'you.discard' })
    t.asks('choose-one', 'you').offers('defense', 'willpower')
    t.changes(() => t.pick('willpower'), { 'denethor.willpower': +1, 'denethor.defense': 0 })
    t.changes(() => t.use('protector-of-lorien', 'gandalf', 'defense'), { 'denethor.willpower': 0, 'denethor.defense': +1 })
    t.changes(() => t.use('protector-of-lorien', 'scene:card', 'willpower'), { 'denethor.willpower': +1, 'you.hand': -1 })
    t.sees({ 'you.hand': 2, 'denethor.willpower': 3, 'denethor.defense': 4, 'protector-of-lorien.exhausted': 'no' }).isAt('3.2')
  },
)

scene(
  '[LCG-LIMIT-4] The bonus of Protector of Lórien and the count of its uses end with the phase',
  {
    you: { heroes: [guardian], hand: ['faramir', 'gandalf', 'for-gondor', 'snowbourn-scout'] },
    staging: ['old-forest-road'],
    at: 'window 3.4',
  },
  (t) => {
    t.use('protector-of-lorien', 'faramir', 'willpower')
    t.use('protector-of-lorien', 'gandalf', 'defense')
    t.use('protector-of-lorien', 'for-gondor').sees({ 'denethor.willpower': 2, 'denethor.defense': 4 }).pick('defense')
    // the bonus ends with the quest phase: this is the travel phase
    t.asks('choose-location', 'you').sees({ 'denethor.willpower': 1, 'denethor.defense': 3 }).decline()
    t.isAt('window 4.2').offers('protector-of-lorien')
    t.changes(() => t.use('protector-of-lorien', 'defense'), { 'you.hand': -1 })
    t.isAt('3.2')
  },
)

scene(
  '[LCG-LIMIT-1] Each copy of Protector of Lórien counts its own uses',
  {
    you: {
      heroes: [{ card: 'denethor', attachments: ['protector-of-lorien', { card: 'protector-of-lorien', as: 'another' }] }],
      hand: ['faramir', 'gandalf', 'for-gondor', 'snowbourn-scout', 'ever-vigilant', 'common-cause', 'sneak-attack'],
    },
    at: 'window 3.1',
  },
  (t) => {
    t.use('protector-of-lorien', 'faramir', 'defense')
    t.use('protector-of-lorien', 'gandalf', 'defense').offers('protector-of-lorien', 'another')
    t.use('protector-of-lorien', 'for-gondor', 'defense').offers('another')
    t.use('another', 'snowbourn-scout', 'defense').use('another', 'ever-vigilant', 'defense')
    t.changes(() => t.use('another', 'common-cause', 'willpower'), { 'denethor.willpower': +1, 'denethor.defense': 0 })
    t.sees({ 'denethor.defense': 8, 'you.hand': 1 }).isAt('3.2')
  },
)

scene(
  'Protector of Lórien can give defense after the attacking enemy is known',
  {
    you: { heroes: [{ ...guardian, is: ['exhausted'] }, 'gloin'], allies: [], engaged: ['king-spider'], hand: ['faramir'] },
    at: '6.3',
  },
  (t) => {
    t.isAt('window 6.4b').offers('protector-of-lorien')
    t.use('protector-of-lorien', 'defense').sees({ 'denethor.defense': 4, 'gloin.defense': 1 }).asks('choose-defender', 'you')
  },
)

scene(
  '[LCG-CONTROL-4] [LCG-COST-10] Protector of Lórien on a hero of another player is used with cards from that player’s hand',
  {
    you: { heroes: [{ card: 'beravor', resources: 1 }], allies: ['gleowine'], hand: ['protector-of-lorien', 'gandalf'] },
    friend: { heroes: ['gloin'], allies: ['snowbourn-scout'], hand: ['faramir', 'for-gondor'] },
    at: 'planning',
  },
  (t) => {
    t.play('protector-of-lorien').offers('beravor', 'gloin').pick('gloin')
    t.asks('action-window', 'friend').offers('protector-of-lorien').use('protector-of-lorien').offers('faramir', 'for-gondor')
    t.changes(() => t.pick('faramir', 'willpower'), { 'gloin.willpower': +1, 'beravor.willpower': 0 })
    t.sees({ 'beravor.resources': 0 }).asks('action-window', 'friend').isAt('window 2.2')
  },
)

scene(
  '[LCG-COST-8] Protector of Lórien cannot be used by a player without a card in hand',
  { you: { heroes: [guardian] }, at: 'window 3.1' },
  (t) => {
    t.sees({ 'denethor.willpower': 1 }).isAt('3.2')
  },
)
