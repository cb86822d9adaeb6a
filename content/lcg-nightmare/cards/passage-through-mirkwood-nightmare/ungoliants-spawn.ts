import { card, committedCharacters, discard, modify, raiseThreat, shadow, whenRevealed } from '@questwright/lcg'

export default card('ungoliants-spawn', [
  whenRevealed(() => {
    const sent = committedCharacters()
    modify(sent, 'willpower', -2, 'phase')
    discard(sent.filter((character) => character.willpower === 0))
  }),
  shadow(({ you, attack }) => raiseThreat(you, attack.undefended ? 10 : 5)),
])
