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
  delayed('withdraws', (_context, { enemy, destroyed }) => {
    if (cardById(destroyed)?.isAlly) returnToStaging(cardById(enemy))
  }),
  shadow(({ attacker }) => {
    modify(attacker, 'attack', 1, 'attack')
    ifThisAttackDestroys('withdraws', { enemy: attacker.id })
  }),
])
