import { cannot, card, inDeck, inDiscard } from '@questwright/tcg'

export default card('the-great-river', [cannot('played', inDeck()), cannot('played', inDiscard())])
