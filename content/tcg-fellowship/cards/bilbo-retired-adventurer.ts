import { card, fellowship, inDiscard, self, shuffleIntoDeck } from '@questwright/tcg'

export default card('bilbo-retired-adventurer', [fellowship({ exert: self }, () => shuffleIntoDeck(inDiscard('shire')))])
