import { a, card, fellowship, inDeck, playFrom, titled } from '@questwright/tcg'

export default card('bag-end', [fellowship({ exert: a('hobbit') }, () => playFrom(titled('The Gaffer', inDeck())))])
