import { scene } from '@questwright/testkit'

const ring = (is: readonly ['exhausted'] | readonly [] = []) => [{ card: 'the-one-ring', controller: 'you', is }] as const

const frodo = (resources: number, is: readonly ['exhausted'] | readonly [] = []) =>
  ({ card: 'frodo-baggins-the-land-of-shadow', as: 'frodo', resources, is: ['exhausted'], attachments: ring(is) }) as const
const hates = ['we-hates-them', 'scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery'] as const

scene(
  'We Hates Them turns Sméagol into Gollum, who engages the first player, and one more card is revealed',
  {
    you: { heroes: [frodo(0), 'scene:hero'], allies: [{ card: 'gollum', side: 'B' }], threat: 10 },
    staging: ['scene:location'],
    encounterDeck: hates,
    at: '3.3',
  },
  (t) => {
    t.sees({ 'gollum.side': 'A', 'gollum.zone': 'you.engaged', encounterDeck: 3 })
      .tells('attacks', { card: 'gollum' }, 0)
      .asks('choose-location')
  },
)

scene(
  'We Hates Them makes an engaged Gollum attack at once',
  {
    you: { heroes: [frodo(0)] },
    friend: { heroes: [{ card: 'scene:hero', as: 'far', is: ['exhausted'] }], engaged: ['gollum'] },
    staging: ['scene:location'],
    encounterDeck: hates,
    at: '3.3',
  },
  (t) => {
    t.tells('attacks', { card: 'gollum' }, 1).sees({ 'far.damage': 2 }).asks('choose-location')
  },
)

/** A character whose willpower keeps the quest from failing. */
const quester = {
  card: 'scene:ally',
  is: ['exhausted', 'committed'],
  lasting: [{ stat: 'willpower', set: 5, until: 'phase' }],
} as const
const paying = (resources: number, is: readonly ['exhausted'] | readonly []) =>
  ({
    you: { heroes: [frodo(resources, is), 'scene:hero'], allies: [{ card: 'gollum', side: 'B' }, quester] },
    staging: ['scene:location'],
    encounterDeck: hates,
    at: '3.3',
  }) as const

scene('The first player may pay 1 Fellowship resource and exhaust The One Ring to cancel We Hates Them', paying(1, []), (t) => {
  t.asks('spend-fellowship', 'you').yes()
  t.sees({ 'gollum.side': 'B', 'frodo.resources': 0, 'the-one-ring.exhausted': 'yes', encounterDeck: 3 }).asks('choose-location')
})

scene('The first player may decline to cancel We Hates Them', paying(1, []), (t) => {
  t.no().sees({ 'gollum.side': 'A', 'frodo.resources': 1, 'the-one-ring.exhausted': 'no' }).until('4.2').asks('choose-location')
})

scene('We Hates Them cannot be cancelled while The One Ring is exhausted', paying(1, ['exhausted']), (t) => {
  t.sees({ 'gollum.side': 'A', 'frodo.resources': 1 }).asks('choose-location')
})

for (const [enemy, damage] of [
  ['scene:enemy', 2],
  ['gollum', 5],
] as const)
  scene(
    `Shadow: ${enemy === 'gollum' ? 'Gollum gets 3' : 'another enemy gets 1'} attack`,
    {
      you: {
        heroes: [{ card: 'scene:hero', as: 'mine', is: ['exhausted'] }],
        engaged: [{ card: enemy, shadow: ['we-hates-them'] }],
      },
      encounterDeck: 5,
      at: '6.3',
    },
    (t) => {
      t.sees({ 'mine.damage': damage }).asks('choose-to-commit')
    },
  )
