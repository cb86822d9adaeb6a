import { addToStagingArea, card, choose, discardFromEncounterDeck, eachPlayer, forced, playersInOrder } from '@questwright/lcg'

export default card('drowned-graves', {
  A: [
    forced.after('turnsFaceup', { of: 'self', when: ({ self }) => self.isActiveLocation }, () => {
      const dead = discardFromEncounterDeck(playersInOrder().length + 2).filter((card) => card.isEnemy && card.has('Undead'))
      eachPlayer((player) =>
        addToStagingArea(
          choose(
            dead.filter((card) => !card.inPlay),
            { by: player, as: 'choose-undead' },
          ),
        ),
      )
    }),
  ],
})
