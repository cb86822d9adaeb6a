import { a, card, isAboutTo, prevent, the } from '@questwright/tcg'

export default card('intimidate', [isAboutTo('wounded', { of: a('companion'), spot: the('Gandalf') }, prevent)])
