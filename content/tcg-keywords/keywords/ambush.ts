import { add, keyword, mayEachTime, self } from '@questwright/tcg'

export default keyword('ambush', [
  mayEachTime('assigned', { of: self, when: ({ event, you }) => event.seat !== you.id }, ({ number }) => add(number)),
])
