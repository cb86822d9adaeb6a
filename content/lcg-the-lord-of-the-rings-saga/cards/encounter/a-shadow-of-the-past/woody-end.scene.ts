import { scene } from '@questwright/testkit'

const hider = (as: string, willpower: number) =>
  ({ card: 'scene:hero', as, lasting: [{ stat: 'willpower', set: willpower, until: 'round' }] }) as const

const rider = { card: 'scene:treachery', keywords: ['Hide 2'] } as const

for (const where of ['active', 'staging'] as const)
  scene(
    `Hide 2 discards ${where === 'active' ? '1 card while Woody End is the active location' : '2 cards while Woody End is in the staging area'}`,
    {
      you: { heroes: [hider('mine', 2)] },
      ...(where === 'active'
        ? { activeLocation: 'woody-end', staging: ['scene:enemy', 'scene:location'] }
        : { staging: ['woody-end', 'scene:location'] }),
      encounterDeck: [rider, 'scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
      at: '3.3',
    },
    (t) => {
      t.choose('mine')
        .sees({ encounterDeck: where === 'active' ? 3 : 2 })
        .isAt(where === 'active' ? '5.2' : '4.2')
    },
  )
