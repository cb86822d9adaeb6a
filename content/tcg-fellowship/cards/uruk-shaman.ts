import { an, card, heal, maneuver } from '@questwright/tcg'

export default card('uruk-shaman', [maneuver({ remove: 2 }, () => heal(an('uruk-hai')))])
