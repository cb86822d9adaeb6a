import { scene } from '@questwright/testkit'

const parties = ['aragorn'].map((hero) => ({ heroes: [`lcg-core-set:${hero}`], cards: { 'lcg-core-set:guard-of-the-citadel': 9 } }))

scene(
  '[LCG-MODE-4] Setup of nightmare Journey Along the Anduin replaces 19 encounter cards by the 19 of the nightmare deck',
  { game: { scenario: 'journey-along-the-anduin-nightmare', decks: parties, mode: 'nightmare' } },
  (t) => {
    t.no().sees({ 'nightmare-anduin.side': 'B' })
    const cards = ['encounterDeck', 'staging', 'encounterDiscard'].map((pile) => Number(t.value(pile)))
    if (cards.reduce((sum, count) => sum + count) !== 47) throw new Error(`47 encounter cards lie in three piles: ${cards.join(' + ')}`)
    t.until('3.2').isAt('3.2')
  },
)

const field = {
  you: {
    heroes: [{ card: 'scene:hero', as: 'mine' }],
    engaged: ['lcg-core-set:hill-troll'],
    hand: ['lcg-core-set:forest-snare'],
    resources: 9,
  },
  staging: ['lcg-core-set:wargs'],
} as const

scene(
  'The nightmare setup card forbids that attachments are attached to Trolls',
  { ...field, rules: ['nightmare-anduin'], at: 'window 3.1' },
  (t) => {
    t.sees({ 'hill-troll.forbiddenAttachments': ['any'], 'wargs.forbiddenAttachments': [] })
    t.isAt('3.2')
  },
)

scene('A Troll may have attachments without the nightmare setup card', { ...field, at: 'window 3.1' }, (t) => {
  t.sees({ 'hill-troll.forbiddenAttachments': [] })
  t.isAt('3.2')
})

const dry = {
  you: { heroes: [{ card: 'scene:hero', as: 'mine' }], engaged: ['scene:enemy'] },
  encounterDeck: [],
  encounterDiscard: ['scene:treachery', 'scene:treachery', 'scene:treachery'],
  at: '6.2',
} as const

scene(
  'With the nightmare setup card an empty encounter deck is reset in the combat phase',
  { ...dry, rules: ['nightmare-anduin'] },
  (t) => {
    t.asks('choose-defender').sees({ encounterDeck: 2, encounterDiscard: 0 }).tells('encounter-deck-reset', {}, 1)
    t.isAt('6.4.1')
  },
)

scene('An empty encounter deck deals no shadow card in the combat phase without the nightmare setup card', dry, (t) => {
  t.asks('choose-defender').sees({ encounterDeck: 0, encounterDiscard: 3 }).tells('no-shadow-card', {}, 1)
  t.isAt('6.4.1')
})
