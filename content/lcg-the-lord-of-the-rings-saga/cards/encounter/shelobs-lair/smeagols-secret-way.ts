import {
  canExhaust,
  card,
  cardsInPlay,
  choose,
  chooseOne,
  discardAtRandom,
  eachPlayer,
  exhaust,
  firstPlayer,
  forced,
  type GameCard,
  isNamed,
  modifier,
  playersInOrder,
  travel,
} from '@questwright/lcg'

function smeagol(): GameCard | undefined {
  return cardsInPlay().find((one) => isNamed(one, 'gollum') && one.sideUp === 'B')
}

/** Whether Sméagol can exhaust to pay for the travel. */
function isAble(): boolean {
  const guide = smeagol()
  return guide !== undefined && canExhaust(guide)
}

export default card('smeagols-secret-way', [
  modifier('immunities', { gain: 'player-card-effects' }),
  travel(
    () => isAble() || playersInOrder().every((player) => player.hand.length > 0),
    () => {
      const discard = () => eachPlayer((player) => discardAtRandom(player, 1))
      if (!playersInOrder().every((player) => player.hand.length > 0)) exhaust(smeagol())
      else chooseOne({ exhaust: () => exhaust(smeagol()), discard }, { by: firstPlayer(), as: 'choose-price' })
    },
  ),
  forced.after('explored', { of: 'self' }, () =>
    eachPlayer((player) =>
      chooseOne(
        {
          falter: () =>
            exhaust(
              choose(
                player.characters.filter((character) => canExhaust(character)),
                { by: player },
              ),
            ),
          forget: () => discardAtRandom(player, 1),
        },
        { by: player, as: 'choose-loss' },
      ),
    ),
  ),
])
