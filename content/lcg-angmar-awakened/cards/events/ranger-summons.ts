import { action, card, cardsSetAside, isNamed, removeFromGame, shuffleIntoDeck } from '@questwright/lcg'

export default card('ranger-summons', [
  action({ phase: 'planning', when: ({ you }) => you.heroes.some((hero) => hero.has('Dúnedain')) }, ({ self, you }) => {
    const ranger = cardsSetAside().find((one) => one.owner === you && isNamed(one, 'lcg-angmar-awakened:ranger-of-the-north'))
    if (!ranger) return
    shuffleIntoDeck(ranger)
    removeFromGame(self)
  }),
])
