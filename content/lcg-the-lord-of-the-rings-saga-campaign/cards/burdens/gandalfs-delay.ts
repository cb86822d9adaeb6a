import { card, constantly, currentStep } from '@questwright/lcg'

export default card('gandalfs-delay', [
  // cards that a player draws by an effect during this step do not belong to the starting hand
  constantly.when('drawn', { when: ({ event }) => event.by === null && currentStep() === 'setup.5' }, ({ event }) =>
    event.change('amount', event.amount - 1),
  ),
])
