import { scene } from '@questwright/testkit'

const stray = { card: 'scene:ally', as: 'stray', keywords: ['Encounter'] } as const

scene(
  'A revealed card with Encounter goes to the encounter discard pile if its text puts it nowhere, and the story says why',
  { encounterDeck: [stray, 'scene:enemy', 'scene:treachery'], at: '3.3' },
  (t) => {
    t.tells('revealed', { card: 'stray' }, 1).tells('grim-rule', {}, 1).sees({ 'stray.zone': 'encounter-discard', staging: 0 })
    t.isAt('3.2')
  },
)
