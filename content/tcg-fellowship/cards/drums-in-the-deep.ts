import { a, card, skirmish, strength } from '@questwright/tcg'

export default card('drums-in-the-deep', [skirmish({}, () => strength(a('moria', 'orc'), (it) => (it.skirmishes('dwarf') ? 4 : 2)))])
