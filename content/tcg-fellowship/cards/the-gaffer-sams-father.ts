import { a, card, fellowship, heal, self, titled } from '@questwright/tcg'

export default card('the-gaffer-sams-father', [fellowship({ exert: self }, () => heal(titled(['Frodo', 'Sam'], a('companion'))))])
