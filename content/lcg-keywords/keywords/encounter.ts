import { addToStagingArea, constantly, grimRule, keyword } from '@questwright/lcg'

// the documents name this keyword and have no rules for it: what a card's own text leaves open is read against the players
export default keyword('encounter', [
  constantly.when('discarded', { of: 'self', when: ({ self }) => self.zone.name === 'resolving' }, ({ self, event }) =>
    grimRule({ discarded: () => undefined, staged: () => event.instead(() => addToStagingArea(self)) }),
  ),
])
