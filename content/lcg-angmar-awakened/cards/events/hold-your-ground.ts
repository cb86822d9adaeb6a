import { action, card, charactersInPlay, choose, type GameCard, ready } from '@questwright/lcg'

export default card('hold-your-ground', [
  action({ targets: () => choose(tiredSentinels()) }, ({ targets: sentinel }) => ready(sentinel)),
  action({ keyword: 'valour' }, () => ready(tiredSentinels())),
])

function tiredSentinels(): GameCard[] {
  return charactersInPlay().filter((character) => character.exhausted && character.hasKeyword('sentinel'))
}
