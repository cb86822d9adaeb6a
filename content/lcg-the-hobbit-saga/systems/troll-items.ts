import { addToStagingArea, attach, check, choose, encounterDiscardPile, firstPlayer, hostsFor, system } from '@questwright/lcg'

/** The key and the purse of the Trolls: they cannot leave play, and are attached to a Troll if one is in play. */

const ITEMS: readonly string[] = ['troll-purse', 'troll-key']

export default system('troll-items', {
  events: {
    trollItemDropped: ({ subject }) => addToStagingArea(subject),
    trollItemTaken: ({ subject }) => attach(subject, choose(hostsFor(subject), { by: firstPlayer(), as: 'choose-host' }), null),
  },
  rules: [
    check('dropped', () =>
      encounterDiscardPile()
        .filter((card) => card.isObjective && ITEMS.includes(card.slug))
        .map((subject) => ({ kind: 'trollItemDropped', subject })),
    ),
  ],
})
