import { scene } from '@questwright/testkit'

const parties = ['aragorn', 'eowyn'].map((hero) => ({
  heroes: [`lcg-core-set:${hero}`],
  cards: { 'lcg-core-set:guard-of-the-citadel': 9 },
}))

scene(
  '[LCG-MODE-4] Setup of nightmare Passage Through Mirkwood replaces cards, and turns and resolves the setup card in step 7',
  { game: { scenario: 'passage-through-mirkwood-nightmare', decks: parties, mode: 'nightmare' } },
  (t) => {
    t.pick('you').pick('you').no().sees({ 'nightmare-mirkwood.side': 'A', 'nightmare-mirkwood.zone': 'rules' })
    t.no().sees({ 'nightmare-mirkwood.side': 'B', 'quest.slug': 'flies-and-spiders' })
    t.tellsInOrder('stage-entered', 'turned-over', 'revealed', 'stage-entered', 'round-began')
    // the setup card reveals one card for each of two players; Forest Spider and Old Forest Road are added without being revealed
    t.tells('revealed', {}, 2)
    const cards = ['encounterDeck', 'staging', 'encounterDiscard'].map((pile) => Number(t.value(pile)))
    if (cards.reduce((sum, count) => sum + count) !== 39) throw new Error(`39 encounter cards lie in three piles: ${cards.join(' + ')}`)
    t.until('3.2').isAt('3.2')
  },
)
