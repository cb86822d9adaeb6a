import { scene } from '@questwright/testkit'

const lost = { name: 'lost-island', type: 'location', threat: 2, questPoints: '-', keywords: ['Uncharted'] } as const
const island = (card: string) => ({ card, deck: 'uncharted-deck', facedown: lost }) as const

for (const place of ['activeLocation', 'staging', 'island'] as const)
  scene(
    `Flooded Ruins${place === 'activeLocation' ? ' as the active location' : ' in the staging area'} adds ${place === 'island' ? 'no threat while it is facedown' : 'its threat'}`,
    {
      ...(place === 'activeLocation'
        ? { activeLocation: 'flooded-ruins', staging: ['scene:enemy'] }
        : { staging: ['scene:enemy', place === 'staging' ? 'flooded-ruins' : island('flooded-ruins')] }),
      encounterDeck: 4,
      at: '3.2',
    },
    (t) => {
      t.sees({ 'staging.threat': place === 'island' ? 3 : 4 }).isAt('3.2')
    },
  )
