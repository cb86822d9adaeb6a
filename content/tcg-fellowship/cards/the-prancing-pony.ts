import { card, fellowship, inDeck, playFrom, titled } from '@questwright/tcg'

export default card('the-prancing-pony', [fellowship({ burdens: 1 }, () => playFrom(titled('Aragorn', inDeck())))])
