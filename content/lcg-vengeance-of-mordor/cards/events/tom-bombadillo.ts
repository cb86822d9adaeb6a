import { action, addToVictoryDisplay, card, cardsSetAside, inVictoryDisplay, isNamed, shuffleIntoDeck } from '@questwright/lcg'

export default card('tom-bombadillo', [
  action(
    {
      phase: 'planning',
      when: ({ you }) => you.heroes.some((hero) => hero.has('Hobbit')) && inVictoryDisplay('lcg-vengeance-of-mordor:tom-bombadillo') === 0,
    },
    ({ self, you }) => {
      const aside = cardsSetAside().filter((one) => isNamed(one, 'lcg-vengeance-of-mordor:tom-bombadil'))
      const tom = aside.find((one) => one.owner === you) ?? aside[0]
      if (!tom) return
      addToVictoryDisplay(self)
      shuffleIntoDeck(tom)
    },
  ),
])
