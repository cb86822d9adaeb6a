import { scene } from '@questwright/testkit'

const table = {
  you: { heroes: [{ card: 'eowyn', is: ['exhausted', 'committed'] }] },
  quest: 'a-fork-in-the-road',
  questDeck: ['dont-leave-the-path', 'beorns-path'],
  staging: ['black-forest-bats'],
  encounterDeck: ['old-forest-road'],
  at: '3.4',
} as const

scene("A Fork in the Road may lead to Beorn's Path", { ...table, rigs: { 'next stage': [1] } }, (t) => {
  t.sees({ 'quest.slug': 'beorns-path', 'quest.side': 'B', 'quest.progress': 0 }).tells('stage-defeated', {}, 1).isAt('5.2')
})

scene('A Fork in the Road may lead to Don’t Leave the Path', { ...table, rigs: { 'next stage': [0] } }, (t) => {
  t.sees({ 'quest.slug': 'dont-leave-the-path', 'quest.side': 'B', 'beorns-path.zone': 'quest-deck' }).isAt('5.2')
})

scene(
  'The players do not advance from A Fork in the Road with 1 of 2 progress',
  { ...table, you: { heroes: [{ card: 'aragorn', is: ['exhausted', 'committed'] }] } },
  (t) => {
    // 2 willpower against 1 threat
    t.sees({ 'quest.slug': 'a-fork-in-the-road', 'quest.progress': 1, questDeck: 2 }).tells('stage-defeated', {}, 0).isAt('5.2')
  },
)
