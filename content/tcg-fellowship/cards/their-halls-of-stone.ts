import { a, card, isAt, skirmish, strength } from '@questwright/tcg'

export default card('their-halls-of-stone', [skirmish({}, () => strength(a('dwarf'), isAt('underground') ? 4 : 2))])
