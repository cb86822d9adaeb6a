import { amount, card, self, skirmish, strength, takeWithinLimit } from '@questwright/tcg'

export default card('uruk-slayer', [skirmish({ remove: 1, limit: amount(3) }, (context) => strength(self, takeWithinLimit(context, 1)))])
