import { card, exhaustOne, placeProgressOn, response } from '@questwright/lcg'

export default card('strength-of-will', [
  response.after('travels', { cost: exhaustOne((character) => character.isCharacter && character.belongsTo('spirit')) }, ({ event }) =>
    placeProgressOn(event.subject, 2),
  ),
])
