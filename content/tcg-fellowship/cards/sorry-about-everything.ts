import { a, card, fellowship, removeBurdens } from '@questwright/tcg'

export default card('sorry-about-everything', [fellowship({ exert: a('hobbit', 'companion') }, () => removeBurdens(1))])
