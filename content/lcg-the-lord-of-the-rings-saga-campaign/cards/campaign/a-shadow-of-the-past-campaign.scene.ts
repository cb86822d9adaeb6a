import { scene } from '@questwright/testkit'

const SAGA = 'lcg-the-lord-of-the-rings-saga'
const own = (slug: string): string => `lcg-the-lord-of-the-rings-saga-campaign:${slug}`
const rules = ['lcg-campaigns:campaign', 'a-shadow-of-the-past-campaign']
const aside = [`${SAGA}:mr-underhill`, 'gandalfs-delay', 'gildor-inglorion', 'the-ring-draws-them']
const deck = (hero: string) => ({ heroes: [hero], cards: { 'scene:card': 12 } })
const heroes = ['scene:hero', 'lcg-core-set:gloin', 'lcg-core-set:thalin', 'lcg-core-set:legolas']

for (const players of [1, 2, 3, 4])
  scene(
    `[LCG-CAMPAIGN-CARD-1] Setup for ${players} attaches Mr. Underhill, stages Gandalf's Delay, and shuffles Gildor and The Ring Draws Them in`,
    { rules, game: { scenario: 'a-shadow-of-the-past', decks: heroes.slice(0, players).map(deck), aside } },
    (t) => {
      if (players > 1) t.pick(...heroes.slice(0, players).map(() => 'you'))
      t.sees({ 'you.hand': 5, 'gandalfs-delay.zone': 'staging-area' })
      for (let i = 0; i < players; i++) t.no()
      t.sees({
        'mr-underhill.zone': 'attachments of frodo-baggins',
        'mr-underhill.controller': 'you',
        'mr-underhill.owner': 'you',
        'gildor-inglorion.zone': 'encounter-deck',
        'the-ring-draws-them.zone': 'encounter-deck',
      })
      t.sees({ encounterDeck: 42, staging: 2, setAside: 1, 'bucklebury-ferry.zone': 'set-aside' }).asks('choose-to-commit')
    },
  )

/** A position just before the ferry is explored. */
const before = {
  rules,
  record: { heroes: { p1: ['Stand-in hero'] } },
  you: {
    heroes: [{ card: `${SAGA}:frodo-baggins`, attachments: [{ card: `${SAGA}:the-one-ring`, controller: 'you' }] }, 'scene:hero'],
    allies: [{ card: 'scene:ally', is: ['exhausted', 'committed'], lasting: [{ stat: 'willpower', set: 9, until: 'phase' }] }],
    discard: [{ card: 'lcg-core-set:gloin', as: 'lost' }],
  },
  friend: {},
  quest: 'escape-to-buckland',
  activeLocation: 'bucklebury-ferry',
  encounterDeck: 5,
  at: '3.4',
} as const

scene(
  '[LCG-CAMPAIGN-CARD-1][LCG-CAMPAIGN-POOL-1] After a won game the first player chooses a burden and a boon, and fallen heroes are in the log',
  before,
  (t) => {
    t.asks('choose-burden', 'you').offers('delay', 'drawn').pick('delay')
    t.asks('choose-boon', 'you').offers('gildor', 'underhill').pick('gildor')
    t.isWon('won.over-the-river').sees({
      'record.pool': [{ card: own('gandalfs-delay') }, { card: own('gildor-inglorion') }],
      'record.fallen': ['Glóin'],
    })
  },
)

scene('[LCG-CAMPAIGN-PERMANENT-1] Mr. Underhill, earned in a won game, is recorded with the Ring-bearer', before, (t) => {
  t.pick('drawn').pick('underhill').isWon()
  t.sees({ 'record.pool': [{ card: own('the-ring-draws-them') }, { card: `${SAGA}:mr-underhill`, on: 'Frodo Baggins' }] })
})

scene(
  '[LCG-CAMPAIGN-POOL-1] A lost game does not change the campaign log',
  {
    ...before,
    you: { ...before.you, heroes: [{ ...before.you.heroes[0], damage: 1 }, 'scene:hero'], engaged: ['black-rider'] },
    at: '6.3',
  },
  (t) => {
    t.decline().pick('frodo-baggins').isLost('lost.ring-lost').sees({ 'record.pool': [], 'record.fallen': [] })
  },
)
