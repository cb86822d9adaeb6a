import { action, card, drawCards, modify } from '@questwright/lcg'

export default card('frodos-intuition', [
  action(({ you }) => {
    modify(you.heroes, 'willpower', 1, 'round')
    drawCards(you, you.heroes.filter((hero) => hero.has('Hobbit')).length)
  }),
])
