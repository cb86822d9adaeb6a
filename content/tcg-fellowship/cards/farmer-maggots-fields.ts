import { a, card, fellowship, inDeck, playFrom, titled } from '@questwright/tcg'

export default card('farmer-maggots-fields', [fellowship({ exert: a('hobbit') }, () => playFrom(titled(['Merry', 'Pippin'], inDeck())))])
