import { card, whenRevealed } from '@questwright/lcg'
import { addLostIslands, mixUpLostIslands } from '../../../systems/uncharted.ts'

export default card('ruins-of-ages-past', [
  whenRevealed(() => {
    addLostIslands(1)
    mixUpLostIslands()
  }),
])
