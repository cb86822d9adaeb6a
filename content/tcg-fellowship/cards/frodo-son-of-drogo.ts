import { another, card, fellowship, heal, self } from '@questwright/tcg'

export default card('frodo-son-of-drogo', [fellowship({ exert: another('companion', 'frodo signet') }, () => heal(self))])
