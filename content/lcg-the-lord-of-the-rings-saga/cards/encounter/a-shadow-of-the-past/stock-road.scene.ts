import { scene } from '@questwright/testkit'

const hider = (as: string, willpower: number) =>
  ({ card: 'scene:hero', as, lasting: [{ stat: 'willpower', set: willpower, until: 'round' }] }) as const

for (const where of ['staging', 'active'] as const)
  scene(
    `A Hide test of 2 willpower that discards 1 threat is ${where === 'staging' ? 'failed while Stock Road is in the staging area' : 'passed while Stock Road is the active location'}`,
    {
      you: { heroes: [hider('mine', 2)] },
      ...(where === 'active' ? { activeLocation: 'stock-road', staging: ['scene:location'] } : { staging: ['stock-road'] }),
      encounterDeck: [
        { card: 'scene:treachery', keywords: ['Hide 1'] },
        'scene:enemy',
        'scene:treachery',
        'scene:treachery',
        'scene:treachery',
      ],
      at: '3.3',
    },
    (t) => {
      t.choose('mine').tells(where === 'staging' ? 'hideTestFailed' : 'hideTestPassed', {}, 1)
      if (where === 'staging') t.isAt('4.2')
      else t.asks('choose-to-commit')
    },
  )

scene(
  'The player who travels to Stock Road makes a Hide test of 1',
  {
    you: { heroes: [hider('mine', 2)] },
    friend: {},
    firstPlayer: 'you',
    staging: ['stock-road', 'scene:location'],
    encounterDeck: ['scene:treachery', 'scene:treachery', 'scene:treachery'],
    at: '4.2',
  },
  (t) => {
    t.pick('stock-road').asks('choose-to-hide', 'you').choose('mine').sees({ encounterDeck: 2, 'activeLocation.slug': 'stock-road' })
    t.tells('hideTestPassed', {}, 1).asks('choose-to-commit')
  },
)
