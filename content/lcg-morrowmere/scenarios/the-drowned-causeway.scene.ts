import { scene } from '@questwright/testkit'

const deck = (...heroes: string[]) => ({ heroes, cards: { 'lcg-core-set:guard-of-the-citadel': 12 } })
const scenario = 'the-drowned-causeway'

scene(
  'The Drowned Causeway begins with Sunken Gate in the staging area and The Bell-Warden set aside',
  { game: { scenario, decks: [deck('lcg-core-set:aragorn', 'lcg-core-set:theodred')] } },
  (t) => {
    t.no().sees({
      'quest.slug': 'the-long-causeway',
      'quest.questPoints': 6,
      'sunken-gate.zone': 'staging-area',
      'the-bell-warden.zone': 'set-aside',
      staging: 1,
      // the four sets have 26 cards, of which one is in the staging area and one is set aside
      encounterDeck: 24,
      questDeck: 3,
    })
    t.isAt('window 2.2')
  },
)
