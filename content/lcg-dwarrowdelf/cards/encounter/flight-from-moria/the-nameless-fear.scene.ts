import { scene } from '@questwright/testkit'

const trophy = (points: number) => ({ card: 'scene:location', keywords: [`Victory ${points}`] }) as const

scene(
  'The X of The Nameless Fear is the number of victory points in the victory display',
  { staging: ['the-nameless-fear'], victoryDisplay: [trophy(2), trophy(3), 'scene:enemy'], at: '3.4' },
  (t) => {
    t.tells('quest-compared', { threat: 5 }, 1)
    t.sees({ 'the-nameless-fear.threat': 5, 'the-nameless-fear.attack': 5, 'the-nameless-fear.defense': 5 }).isAt('3.2')
  },
)

scene('The X of The Nameless Fear is 0 while the victory display is empty', { staging: ['the-nameless-fear'], at: '3.4' }, (t) => {
  t.sees({ 'the-nameless-fear.threat': 0, 'the-nameless-fear.attack': 0, 'the-nameless-fear.defense': 0 }).isAt('3.2')
})

scene(
  'The Nameless Fear makes no engagement check, and no player can engage it',
  { you: { threat: 49 }, staging: ['the-nameless-fear'], encounterDeck: 3, at: '5.2' },
  (t) => {
    t.tells('engagement-check', {}, 1).tells('engaged', {}, 0)
    t.sees({ 'the-nameless-fear.zone': 'staging-area', 'the-nameless-fear.immunities': ['player-card-effects'] }).isLost()
  },
)
