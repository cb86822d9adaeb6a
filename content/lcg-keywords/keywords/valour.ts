import { keyword, mayUse } from '@questwright/lcg'

/** The threat from which on a player may use what is printed as Valour Action or Valour Response. */
const VALIANT_FROM = 40

export default keyword('valour', [mayUse(({ you }) => you.threat >= VALIANT_FROM)])
