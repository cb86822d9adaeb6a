import { action, alliesInPlay, card, choose, ready } from '@questwright/lcg'

export default card('ever-vigilant', [
  action({ targets: () => choose(alliesInPlay().filter((ally) => ally.exhausted)) }, ({ targets: ally }) => ready(ally)),
])
