import { an, card, has, self, skirmish, strength, your } from '@questwright/tcg'

export default card('sarumans-ambition', [
  has(your('isengard', 'event'), 'twilight', -1),
  skirmish({ discard: self }, () => strength(an('uruk-hai'), 2)),
])
