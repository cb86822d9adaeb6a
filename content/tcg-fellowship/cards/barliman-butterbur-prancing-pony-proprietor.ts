import { card, fellowship, inDiscard, self, take } from '@questwright/tcg'

export default card('barliman-butterbur-prancing-pony-proprietor', [fellowship({ exert: self }, () => take(inDiscard('gandalf', 'event')))])
