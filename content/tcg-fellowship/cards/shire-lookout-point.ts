import { card, fellowship, inDeck, playFrom, the, titled } from '@questwright/tcg'

export default card('shire-lookout-point', [fellowship({ spot: the('Gandalf') }, () => playFrom(titled("Gandalf's Cart", inDeck())))])
