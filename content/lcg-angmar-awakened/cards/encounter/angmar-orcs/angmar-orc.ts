import {
  alliesInPlay,
  card,
  cardById,
  choose,
  chooseOne,
  delayed,
  discard,
  ifThisAttackDestroys,
  modify,
  returnToStaging,
  revealEncounterCards,
  shadow,
  whenRevealed,
} from '@questwright/lcg'

export default card('angmar-orc', [
  whenRevealed(() =>
    chooseOne({
      reveal: () => revealEncounterCards(1),
      ally: () => discard(choose(alliesInPlay(), { as: 'choose-to-discard' })),
    }),
  ),
  delayed('withdraws', (_, params) => {
    if (cardById(params.destroyed)?.isAlly === true) returnToStaging(cardById(params.enemy))
  }),
  shadow(({ attacker }) => {
    modify(attacker, 'attack', 1, 'attack')
    ifThisAttackDestroys('withdraws', { enemy: attacker.id })
  }),
])
