import { add, an, card, whenPlayed } from '@questwright/tcg'

export default card('moria-scout', [whenPlayed({ spot: an('elf') }, () => add(2))])
