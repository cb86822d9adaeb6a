import { add, card, mayWhenPlayed } from '@questwright/tcg'

export default card('goblin-runner', [mayWhenPlayed({}, () => add(2))])
