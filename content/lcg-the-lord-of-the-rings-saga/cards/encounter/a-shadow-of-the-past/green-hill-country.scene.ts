import { scene } from '@questwright/testkit'

const hider = (as: string, willpower: number) =>
  ({ card: 'scene:hero', as, lasting: [{ stat: 'willpower', set: willpower, until: 'round' }] }) as const

const rider = { card: 'scene:treachery', keywords: ['Hide 1'] } as const

for (const where of ['active', 'staging'] as const)
  scene(
    `A Hide test of 0 willpower against 1 threat is ${where === 'active' ? 'passed while Green Hill Country is the active location' : 'failed while Green Hill Country is in the staging area'}`,
    {
      you: { heroes: [hider('mine', 0)] },
      ...(where === 'active' ? { activeLocation: 'green-hill-country', staging: ['scene:location'] } : { staging: ['green-hill-country'] }),
      encounterDeck: [rider, 'scene:enemy', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
      at: '3.3',
    },
    (t) => {
      t.choose('mine')
        .tells(where === 'active' ? 'hideTestPassed' : 'hideTestFailed', {}, 1)
        .sees({ round: where === 'active' ? 2 : 1 })
        .isAt(where === 'active' ? '3.2' : '4.2')
    },
  )

const attacked = { you: { heroes: [{ card: 'scene:hero', as: 'mine', is: ['exhausted'] }], engaged: ['scene:enemy'] } } as const

scene(
  'Shadow: the attacking enemy gets 1 attack',
  { ...attacked, encounterDeck: ['green-hill-country', 'scene:treachery', 'scene:treachery', 'scene:treachery'], at: '6.1' },
  (t) => {
    t.sees({ 'mine.damage': 2 }).asks('choose-to-commit')
  },
)

scene(
  'Shadow: the attacking enemy gets 2 attack if you have failed a Hide test in this round',
  {
    ...attacked,
    staging: ['stock-road'],
    encounterDeck: ['scene:enemy', 'green-hill-country', 'scene:treachery', 'scene:treachery'],
    at: '4.2',
  },
  (t) => {
    t.pick('stock-road').tells('hideTestFailed', {}, 1).sees({ 'mine.damage': 3 }).asks('choose-to-commit')
  },
)
