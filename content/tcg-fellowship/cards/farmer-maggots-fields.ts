import { a, card, fellowship, inDeck, playFrom, titled } from '@questwright/tcg'

const merryOrPippin = titled(['Merry', 'Pippin'], inDeck())

export default card('farmer-maggots-fields', [fellowship({ exert: a('hobbit') }, () => playFrom(merryOrPippin))])
