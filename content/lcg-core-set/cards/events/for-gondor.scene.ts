import { scene } from '@questwright/testkit'

scene(
  '[LCG-EVENT-2] For Gondor! gives each character in play 1 attack for the phase, and each Gondor character 1 defense',
  {
    you: {
      heroes: ['aragorn', { card: 'gloin', attachments: ['steward-of-gondor'] }],
      hand: ['for-gondor', 'sneak-attack', 'faramir'],
      resources: 2,
      engaged: ['king-spider'],
    },
    friend: { allies: ['guard-of-the-citadel', 'lorien-guide'] },
    at: 'window 6.2',
  },
  (t) => {
    t.play('for-gondor').share({ aragorn: 2 })
    t.sees({
      'aragorn.attack': 4,
      'aragorn.defense': 2,
      'gloin.attack': 3,
      'gloin.defense': 2,
      'guard-of-the-citadel.attack': 2,
      'guard-of-the-citadel.defense': 1,
      'lorien-guide.attack': 2,
      'lorien-guide.defense': 0,
      'king-spider.attack': 3,
    })
    t.play('sneak-attack').sees({ 'faramir.attack': 1, 'faramir.defense': 2 })
    t.asks('action-window', 'you').pass()
    t.until('6.4.1').choose('gloin').until('window 7.4')
    t.sees({ 'aragorn.attack': 3, 'gloin.defense': 1, 'guard-of-the-citadel.defense': 0 }).isAt('refresh')
  },
)

scene(
  '[LCG-COST-1] For Gondor! cannot be played for 1 resource',
  { you: { heroes: [{ card: 'aragorn', resources: 1 }], hand: ['for-gondor'], engaged: ['king-spider'] }, at: 'window 6.2' },
  (t) => {
    t.sees({ 'aragorn.attack': 3 }).isAt('6.4.1')
  },
)
