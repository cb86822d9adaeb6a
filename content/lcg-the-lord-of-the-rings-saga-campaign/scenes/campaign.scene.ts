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

// ── the heroes of the log ───────────────────────────────────

const core = (slug: string): string => `lcg-core-set:${slug}`
const decksOf = (...heroes: readonly (readonly string[])[]) => ({
  scenario: 'a-shadow-of-the-past',
  decks: heroes.map((own) => ({ heroes: own.map(core), cards: { 'scene:card': 12 } })),
})
const FRODO = 'Frodo Baggins'

interface Log {
  readonly heroes: { readonly [seat: string]: readonly string[] }
  readonly fallen?: readonly string[]
  readonly barred?: readonly string[]
  readonly barredCharacters?: readonly string[]
}

/** The log before a game with Frodo Baggins, the heroes of the decks, and the heroes and the threat penalty in the log after the setup. */
const logs: {
  readonly [title: string]: readonly [Log, readonly (readonly string[])[], { readonly [seat: string]: readonly string[] }, number]
} = {
  'A hero who is barred from this scenario may be missing, and stays in the log': [
    { heroes: { p1: ['Glóin', 'Legolas'] }, barred: ['Legolas'] },
    [['gloin']],
    { p1: ['Glóin', 'Legolas'] },
    0,
  ],
  'A hero who is barred as a character may be missing, and stays in the log': [
    { heroes: { p1: ['Glóin', 'Legolas'] }, barredCharacters: ['Legolas'] },
    [['gloin']],
    { p1: ['Glóin', 'Legolas'] },
    0,
  ],
  'A new hero takes the place of a barred hero without a threat penalty': [
    { heroes: { p1: ['Glóin', 'Legolas'] }, barred: ['Legolas'] },
    [['gloin', 'thalin']],
    { p1: ['Glóin', 'Thalin'] },
    0,
  ],
  'A player who lost Frodo Baggins to the scenario takes a new hero without a threat penalty, and a barred hero stays in the log': [
    { heroes: { p1: [FRODO, 'Glóin', 'Legolas'] }, barred: ['Legolas'] },
    [['gloin', 'thalin']],
    { p1: ['Glóin', 'Thalin', 'Legolas'] },
    0,
  ],
  'Several barred heroes stay in the log of a player who lost Frodo Baggins to the scenario': [
    { heroes: { p1: [FRODO, 'Glóin', 'Legolas', 'Thalin'] }, barred: ['Legolas', 'Thalin'] },
    [['gloin']],
    { p1: ['Glóin', 'Legolas', 'Thalin'] },
    0,
  ],
  'A new hero in the place of Frodo Baggins replaces no fallen hero of another player, who gets a hero from the first': [
    { heroes: { p1: [FRODO, 'Glóin'], p2: ['Legolas', 'Thalin'] }, fallen: ['Thalin'] },
    [['eowyn'], ['legolas', 'gloin']],
    { p1: ['Éowyn'], p2: ['Legolas', 'Glóin', 'Thalin'] },
    0,
  ],
  'New heroes in the places of Frodo Baggins and of a barred hero replace no fallen hero of another player': [
    { heroes: { p1: [FRODO, 'Beravor', 'Glóin'], p2: ['Legolas', 'Thalin'] }, fallen: ['Thalin'], barred: ['Beravor'] },
    [
      ['eowyn', 'denethor'],
      ['legolas', 'gloin'],
    ],
    { p1: ['Éowyn', 'Denethor'], p2: ['Legolas', 'Glóin', 'Thalin'] },
    0,
  ],
  'One new hero is an exchange, and replaces neither of two fallen heroes': [
    { heroes: { p1: [FRODO, 'Gimli', 'Thalin', 'Legolas'] }, fallen: ['Thalin', 'Legolas'] },
    [['eowyn']],
    { p1: ['Éowyn', 'Thalin', 'Legolas'] },
    1,
  ],
  'One new hero in a group that passes heroes on replaces one fallen hero, that of the first player': [
    { heroes: { p1: ['Glóin', 'Thalin'], p2: ['Legolas', 'Beravor'], p3: ['Gimli', 'Éowyn'] }, fallen: ['Thalin', 'Beravor'] },
    [['gloin', 'denethor'], ['legolas', 'gimli'], ['eowyn']],
    { p1: ['Glóin', 'Denethor'], p2: ['Legolas', 'Gimli', 'Beravor'], p3: ['Éowyn'] },
    1,
  ],
}

for (const [title, [record, heroes, after, penalty]] of Object.entries(logs))
  scene(title, { rules, record, game: decksOf(...heroes) }, (t) => {
    t.sees({ 'record.heroes': after, 'record.penalty': penalty })
    t.asks(heroes.length === 1 ? 'mulligan' : 'vote-first-player', 'you')
  })

scene(
  '[LCG-CAMPAIGN-ARAGORN-2] The hero of the scenario is never in the log, may be barred, and comes back from the fallen for 1 threat',
  {
    rules,
    record: { heroes: { p1: ['Glóin'] }, fallen: [FRODO, 'Thalin'], barred: [FRODO] },
    game: {
      scenario: 'a-shadow-of-the-past',
      decks: [{ heroes: [core('gloin'), `${SAGA}:frodo-baggins`], cards: { 'scene:card': 12 } }],
    },
  },
  (t) => {
    t.sees({ 'record.heroes': { p1: ['Glóin'] }, 'record.fallen': ['Thalin'], 'record.penalty': 1 })
    t.asks('mulligan', 'you')
  },
)
