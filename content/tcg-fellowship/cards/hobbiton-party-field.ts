import { a, card, fellowship, inDeck, playFrom, titled } from '@questwright/tcg'

export default card('hobbiton-party-field', [fellowship({ exert: a('hobbit') }, () => playFrom(titled('Bilbo', inDeck())))])
