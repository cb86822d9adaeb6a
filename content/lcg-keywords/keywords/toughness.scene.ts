import { scene } from '@questwright/testkit'

const striking = (attack: number) =>
  ({ card: 'scene:ally', as: 'striker', lasting: [{ stat: 'attack', set: attack, until: 'phase' }] }) as const

scene(
  'Toughness reduces the damage of an attack by its number',
  { you: { allies: [striking(4)], engaged: [{ card: 'scene:enemy', keywords: ['Toughness 2'] }] }, encounterDeck: 3, at: '6.7' },
  (t) => {
    t.pick('scene:enemy').choose('striker').tells('damaged', { amount: 2 }, 1).sees({ 'scene:enemy.damage': 2 }).isAt('3.2')
  },
)

scene(
  'Several numbers of Toughness on one card add up, and an attack whose damage they reduce to 0 deals no damage',
  {
    you: { allies: [striking(3)], engaged: [{ card: 'scene:enemy', keywords: ['Toughness 2', 'Toughness 1'] }] },
    encounterDeck: 3,
    at: '6.7',
  },
  (t) => {
    t.pick('scene:enemy').choose('striker').tells('damaged', {}, 0).sees({ 'scene:enemy.damage': 0 }).isAt('3.2')
  },
)

scene(
  'Toughness does not reduce the damage that is dealt to another enemy',
  {
    you: {
      allies: [striking(2)],
      engaged: [
        { card: 'scene:enemy', as: 'soft' },
        { card: 'scene:enemy', as: 'hard', keywords: ['Toughness 2'] },
      ],
    },
    encounterDeck: 3,
    at: '6.7',
  },
  (t) => {
    t.pick('soft').choose('striker').sees({ 'soft.damage': 2, 'hard.damage': 0 }).isAt('6.8a')
  },
)
