import { addToStagingArea, constantly, grimRule, keyword } from '@questwright/lcg'

// the rules documents name this keyword without defining it: the open questions are decided against the players
export default keyword('encounter', [
  constantly.when('discarded', { of: 'self', when: ({ self }) => self.zone.name === 'resolving' }, ({ self, event }) =>
    grimRule({ discarded: () => undefined, staged: () => event.instead(() => addToStagingArea(self)) }),
  ),
])
