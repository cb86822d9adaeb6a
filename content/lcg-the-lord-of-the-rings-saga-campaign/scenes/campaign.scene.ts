import { scene } from '@questwright/testkit'

/** The campaign record that A Shadow of the Past leaves, and the setup of later scenarios with it. */

const SAGA = 'lcg-the-lord-of-the-rings-saga'
const own = (slug: string): string => `lcg-the-lord-of-the-rings-saga-campaign:${slug}`
const rules = ['lcg-campaigns:campaign']
const special = {
  boons: [own('gildor-inglorion'), `${SAGA}:mr-underhill`],
  burdens: [own('gandalfs-delay'), own('the-ring-draws-them')],
}
const game = {
  scenario: 'a-shadow-of-the-past',
  decks: [
    { heroes: ['scene:hero'], cards: { 'scene:card': 12 } },
    { heroes: ['lcg-core-set:gloin'], cards: { 'scene:card': 12 } },
  ],
}

scene(
  '[LCG-CAMPAIGN-BURDEN-2] Earned encounter boons and burdens are in the encounter deck of the next game',
  { rules, record: { ...special, pool: [{ card: own('gildor-inglorion') }, { card: own('the-ring-draws-them') }] }, game },
  (t) => {
    t.asks('vote-first-player', 'you').sees({
      'gildor-inglorion.zone': 'encounter-deck',
      'the-ring-draws-them.zone': 'encounter-deck',
    })
  },
)

scene(
  '[LCG-CAMPAIGN-PERMANENT-1] Mr. Underhill begins attached to the Ring-bearer of the scenario',
  { rules, record: { ...special, pool: [{ card: `${SAGA}:mr-underhill`, on: 'Frodo Baggins' }] }, game },
  (t) => {
    t.pick('friend', 'friend').asks('mulligan', 'friend')
    t.sees({
      'mr-underhill.zone': 'attachments of frodo-baggins',
      'mr-underhill.controller': 'friend',
      'frodo-baggins.controller': 'friend',
    })
  },
)

scene(
  '[LCG-CAMPAIGN-PLAYERBACK-1] An earned The Searching Eye is in its player’s deck, and takes effect in the starting hand',
  {
    rules,
    record: { burdens: [`${SAGA}:the-searching-eye`], pool: [{ card: `${SAGA}:the-searching-eye` }] },
    game: { scenario: 'passage-through-mirkwood', decks: [{ heroes: ['lcg-core-set:gloin'], cards: { 'scene:card': 5 } }] },
  },
  (t) => {
    t.asks('choose-one', 'you').offers('hide', 'be-seen').pick('hide')
    t.sees({ 'gloin.exhausted': 'yes', 'the-searching-eye.zone': 'you.hand', 'you.hand': 6 }).asks('mulligan', 'you')
  },
)
