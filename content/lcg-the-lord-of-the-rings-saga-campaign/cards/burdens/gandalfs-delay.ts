import { card, constantly, currentStep } from '@questwright/lcg'

export default card('gandalfs-delay', [
  // what other cards have a player draw while hands are drawn is no starting hand
  constantly.when('drawn', { when: ({ event }) => event.by === null && currentStep() === 'setup.5' }, ({ event }) =>
    event.change('amount', event.amount - 1),
  ),
])
