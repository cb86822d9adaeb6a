import { scene } from '@questwright/testkit'

for (const place of ['activeLocation', 'staging'] as const)
  scene(
    `A character with less than 2 willpower ${place === 'staging' ? 'readies while Cursed Temple is in the staging area' : 'does not ready while Cursed Temple is the active location'}`,
    {
      you: {
        heroes: ['scene:hero'],
        allies: [
          { card: 'guard-of-the-citadel', is: ['exhausted'] },
          { card: 'faramir', is: ['exhausted'] },
        ],
      },
      ...(place === 'staging' ? { staging: ['cursed-temple'] } : { activeLocation: 'cursed-temple' }),
      encounterDeck: 4,
      at: '7.2',
    },
    (t) => {
      t.sees({ 'guard-of-the-citadel.exhausted': place === 'staging' ? 'no' : 'yes', 'faramir.exhausted': 'no' }).asks('action-window')
    },
  )
