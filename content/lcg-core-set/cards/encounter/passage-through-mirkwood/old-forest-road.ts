import { card, choose, ready, response } from '@questwright/lcg'

export default card('old-forest-road', [
  response.after(
    'travels',
    { of: 'self', player: 'first', targets: ({ you }) => choose(you.characters.filter((character) => character.exhausted)) },
    ({ targets: character }) => ready(character),
  ),
])
