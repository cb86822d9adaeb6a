import { a, card, fellowship, inDeck, playFrom, titled } from '@questwright/tcg'

export default card('green-dragon-inn', [fellowship({ exert: a('hobbit') }, () => playFrom(titled('Sam', inDeck())))])
