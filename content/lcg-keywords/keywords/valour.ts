import { keyword, mayUse } from '@questwright/lcg'

/** With this much threat or more, a player may use abilities printed as Valour Action or Valour Response. */
const VALIANT_FROM = 40

export default keyword('valour', [mayUse(({ you }) => you.threat >= VALIANT_FROM)])
