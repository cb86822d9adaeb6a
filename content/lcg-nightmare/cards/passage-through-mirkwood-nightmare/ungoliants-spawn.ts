import { card, committedCharacters, discard, modify, raiseThreat, shadow, whenRevealed } from '@questwright/lcg'

export default card('ungoliants-spawn', [
  whenRevealed(() => {
    modify(committedCharacters(), 'willpower', -2, 'phase')
    discard(committedCharacters().filter((character) => character.willpower === 0))
  }),
  shadow(({ you, attack }) => raiseThreat(you, attack.undefended ? 10 : 5)),
])
