import { keyword, modifier } from '@questwright/lcg'

export default keyword('battle', [modifier('countsForQuest', { gain: 'attack' })])
