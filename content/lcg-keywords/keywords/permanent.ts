import { cannot, forced, keyword, removeFromGame } from '@questwright/lcg'

export default keyword('permanent', [
  cannot('discarded', { while: ({ self }) => self.host?.inPlay === true }),
  forced.when('detached', { of: 'self' }, ({ self, event }) => event.instead(() => removeFromGame(self))),
])
