import { action, card, charactersInPlay, choose, ready } from '@questwright/lcg'

export default card('hold-your-ground', [
  action(
    { targets: () => choose(charactersInPlay().filter((character) => character.exhausted && character.hasKeyword('sentinel'))) },
    ({ targets: sentinel }) => ready(sentinel),
  ),
  action({ keyword: 'valour' }, () =>
    ready(charactersInPlay().filter((character) => character.exhausted && character.hasKeyword('sentinel'))),
  ),
])
