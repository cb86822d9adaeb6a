import {
  action,
  card,
  choose,
  chooseOne,
  choosePlayer,
  discard,
  encounterDeck,
  enemiesInPlay,
  exhaustSelf,
  type GameCard,
  locationsInPlay,
  lookAt,
  may,
  type Player,
  placeProgressOn,
  playersInOrder,
} from '@questwright/lcg'
import { isUncharted } from '@questwright/lcg-seafaring/systems/uncharted'

function lookAtShadow(you: Player): GameCard | undefined {
  const dealt = choose(
    enemiesInPlay().flatMap(({ shadowCards }) => shadowCards),
    { as: 'choose-shadow-card' },
  )
  lookAt(you, dealt)
  return dealt
}

function lookAtEnds(you: Player, deck: readonly GameCard[]): void {
  lookAt(you, deck.slice(0, 1))
  if (deck.length > 1) lookAt(you, deck.slice(-1))
}

function scout(uncharted: number): void {
  const location = choose(locationsInPlay(), { as: 'choose-location' })
  if (location) placeProgressOn(location, isUncharted(location) ? uncharted : 1)
}

export default card('spyglass', {
  A: [
    action({ cost: exhaustSelf }, ({ you }) =>
      chooseOne({ 'look-at-shadow': () => lookAtShadow(you), 'look-at-ends': () => lookAtEnds(you, you.deck), scout: () => scout(2) }),
    ),
  ],
  B: [
    action({ cost: exhaustSelf }, ({ you }) =>
      chooseOne({
        'look-at-shadow': () => {
          const dealt = lookAtShadow(you)
          if (dealt) may(() => discard(dealt), { as: 'may-discard-shadow' })
        },
        'look-at-ends': () => lookAtEnds(you, choosePlayer(playersInOrder(), { as: 'choose-deck' })?.deck ?? []),
        'look-at-encounters': () => lookAtEnds(you, encounterDeck()),
        scout: () => scout(4),
      }),
    ),
  ],
})
