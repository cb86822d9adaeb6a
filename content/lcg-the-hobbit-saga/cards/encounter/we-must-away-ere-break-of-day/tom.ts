import { card, modifier } from '@questwright/lcg'
import { isTroll, troll } from '../../../lib/trolls.ts'

export default card('tom', troll(1, modifier('mostAttackers', { on: isTroll, set: 1 })))
