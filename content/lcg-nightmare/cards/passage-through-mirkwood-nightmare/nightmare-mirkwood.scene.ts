import { scene } from '@questwright/testkit'

const parties = ['aragorn', 'eowyn'].map((hero) => ({
  heroes: [`lcg-core-set:${hero}`],
  cards: { 'lcg-core-set:guard-of-the-citadel': 9 },
}))

scene(
  '[LCG-MODE-4] In nightmare mode the cards named on the setup card are out and the nightmare deck is in; the card is turned in step 7, behind the setup of the quest, and its text is followed',
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
