import { card, except, skirmish, strength, your } from '@questwright/tcg'

export default card('ettenmoors', [skirmish({ exert: except(your('character'), 'ally') }, ({ paid }) => strength(paid, 2))])
