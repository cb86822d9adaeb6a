import { cannot, card } from '@questwright/lcg'
import { isTroll, troll } from '../../../lib/trolls.ts'

export default card('william', troll(2, cannot('damaged', { on: (enemy) => isTroll(enemy) && enemy.engagedWith === null })))
