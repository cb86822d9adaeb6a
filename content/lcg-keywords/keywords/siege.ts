import { keyword, modifier } from '@questwright/lcg'

export default keyword('siege', [modifier('countsForQuest', { gain: 'defense' })])
