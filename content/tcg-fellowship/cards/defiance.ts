import { an, card, skirmish, strength } from '@questwright/tcg'

export default card('defiance', [skirmish({}, () => strength(an('elf'), (it) => (it.skirmishes('nazgul') ? 4 : 2)))])
