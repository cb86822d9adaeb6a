import { a, canPlaySite, card, fellowship, playSite } from '@questwright/tcg'

export default card('hobbiton-woods', [fellowship({ exert: a('hobbit'), when: ({ you }) => canPlaySite(2, you) }, () => playSite(2))])
