import { an, card, skirmish, strength } from '@questwright/tcg'

export default card('bred-for-battle', [skirmish({ exert: an('uruk-hai') }, ({ paid }) => strength(paid, 3))])
