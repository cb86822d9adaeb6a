import { card, discard, each, fellowship, the } from '@questwright/tcg'

export default card('sleep-caradhras', [fellowship({ exert: the('Gandalf') }, () => discard(each('condition')))])
