import { a, byFreePeoples, card, maneuver, several, wound, your } from '@questwright/tcg'

export default card('wastes-of-emyn-muil', [
  maneuver({ spot: several(4, 'companion'), exert: your('isengard', 'orc') }, () => wound(byFreePeoples(a('companion')))),
])
