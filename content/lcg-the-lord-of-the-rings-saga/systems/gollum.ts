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

/**
 * Sméagol leaves play and enters it as Gollum, ready and without damage: an enemy that engages the first player. Does nothing without the
 * card.
 */
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
    // not an ability of the card, so that no effect can blank it
    constantly.when('destroyed', { of: (card) => isNamed(card, 'gollum') && card.sideUp === 'B' }, () => loseGame('smeagol-lost')),
  ],
})
