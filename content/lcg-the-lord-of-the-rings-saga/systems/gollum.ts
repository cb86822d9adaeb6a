import {
  constantly,
  engage,
  exhaust,
  firstPlayer,
  type GameCard,
  isNamed,
  loseGame,
  putIntoPlay,
  setAside,
  system,
  turnOver,
} from '@questwright/lcg'

/** He leaves play as what he is and enters it as the other, ready and unhurt: as an enemy he engages the first player. Of no card nothing is done. */
export function becomeGollum(smeagol: GameCard | undefined): void {
  if (!smeagol) return
  turnOutOfPlay(smeagol, 'A')
  engage(smeagol, firstPlayer())
}

export function becomeSmeagol(gollum: GameCard | undefined): void {
  if (!gollum) return
  turnOutOfPlay(gollum, 'B')
  putIntoPlay(gollum, firstPlayer())
}

function turnOutOfPlay(card: GameCard, side: 'A' | 'B'): void {
  setAside(card)
  if (card.sideUp !== side) turnOver(card)
}

export default system('gollum', {
  rules: [
    constantly.when('destroyed', { of: (card) => isNamed(card, 'gollum') && card.sideUp === 'A' }, ({ event }) =>
      event.instead(() => {
        becomeSmeagol(event.subject)
        exhaust(event.subject)
      }),
    ),
    // no card can switch it off
    constantly.when('destroyed', { of: (card) => isNamed(card, 'gollum') && card.sideUp === 'B' }, () => loseGame('smeagol-lost')),
  ],
})
