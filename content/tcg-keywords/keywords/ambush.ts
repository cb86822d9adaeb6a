import { add, freePeoplesPlayer, keyword, mayEachTime, self } from '@questwright/tcg'

export default keyword('ambush', [
  mayEachTime('assigned', { of: self, when: ({ event }) => event.seat === freePeoplesPlayer().id }, ({ number }) => add(number)),
])
