import { card, chooseSome, eachPlayerChooses, exhaust, type GameCard, type Player, shadow, whenRevealed } from '@questwright/lcg'

export default card('king-spider', [
  whenRevealed(() => exhaust(eachPlayerChooses(readyCharacters, { as: 'choose-to-exhaust' }))),
  shadow(({ you, attack }) => exhaust(chooseSome(readyCharacters(you), attack.undefended ? 2 : 1, { as: 'choose-to-exhaust' }))),
])

function readyCharacters(player: Player): GameCard[] {
  return player.characters.filter((character) => character.ready)
}
