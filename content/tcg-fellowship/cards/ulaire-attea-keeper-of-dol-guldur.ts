import { amount, card, self, skirmish, strength, takeWithinLimit } from '@questwright/tcg'

export default card('ulaire-attea-keeper-of-dol-guldur', [
  skirmish({ remove: 1, limit: amount(5) }, (context) => strength(self, takeWithinLimit(context, 1))),
])
