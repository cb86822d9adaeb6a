import { action, card, choose, returnToHand } from '@questwright/lcg'

export default card('dwarven-tomb', [
  action({ targets: ({ you }) => choose(you.retrievable.filter((buried) => buried.belongsTo('spirit'))) }, ({ targets: buried }) =>
    returnToHand(buried),
  ),
])
