import { addToHand, attach, attachesTo, card, choose, forced, loseGame, modifier, search, setup } from '@questwright/lcg'

export default card('the-one-ring', [
  attachesTo((host, { you }) => host.isHero && host.controller === you),
  modifier('immunities', { gain: 'non-Master-card-effects' }),
  // the engine shuffles the deck afterwards, because this card is searched out of it
  setup(({ self, you }) => {
    attach(self, choose(you.heroes), you)
    for (const found of search(you, you.deck, (one) => one.has('Master'))) addToHand(found, you)
  }),
  modifier('elimination', { on: 'controller', by: -5 }),
  forced.after('leavesPlay', { of: 'self' }, () => loseGame('the-one-ring')),
])
