import { lcgRulebook } from '@questwright/lcg/rulebook'
import type { CatalogueCard } from '../src/catalogue.ts'
import { createCatalogue } from '../src/create-catalogue.ts'
import type { CardView, Place, Question, StatView, StoryEntry, View, ZoneView } from '../src/door-types.ts'

/** A made-up quest in the combat phase of its third round: two seats; one enemy attacks and the player is asked for a defender. */

type Facts = Partial<Omit<CatalogueCard, 'code' | 'title' | 'type'>>

const cards: CatalogueCard[] = []

function print(title: string, type: string, facts: Facts = {}): string {
  const code = `fens:${title.toLowerCase().replace(/[^a-z]+/g, '-')}`
  cards.push({ code, title, type, traits: [], pack: 'Fens', number: cards.length + 1, ...facts })
  return code
}

const numbers = (willpower: number, attack: number, defense: number, hitPoints: number) => ({ willpower, attack, defense, hitPoints })
const foe = (engagementCost: number, threat: number, attack: number, defense: number, hitPoints: number) => ({
  engagementCost,
  threat,
  attack,
  defense,
  hitPoints,
  setTitle: 'Fen Beasts',
})

export const codes = {
  quest: print('The Water Rises', 'quest', {
    stage: 2,
    sides: { A: { text: 'Put the Sunken Gate into play.' }, B: { questPoints: 9, text: 'Locations in the staging area are Flooded.' } },
    setTitle: 'Drowned Streets',
  }),
  gate: print('Sunken Gate', 'location', {
    threat: 3,
    questPoints: 4,
    traits: ['Ruin'],
    text: '**Travel:** Each player raises their threat by 1.',
    setTitle: 'Drowned Streets',
  }),
  toll: print('Toll-Taker', 'enemy', { ...foe(40, 2, 3, 1, 4), traits: ['Brigand'] }),
  warg: print('Mud Warg', 'enemy', { ...foe(30, 2, 3, 1, 4), traits: ['Creature'] }),
  ford: print('Alder Ford', 'location', { threat: 2, questPoints: 3, traits: ['River'], setTitle: 'Rising Flood' }),
  pier: print('Lantern Pier', 'location', { threat: 1, questPoints: 4, traits: ['Harbour'], setTitle: 'Rising Flood' }),
  rising: print('Rising Water', 'treachery', {
    text: '**When Revealed:** Each location in the staging area gets +1 [threat].',
    setTitle: 'Rising Flood',
    keywords: ['Surge'],
  }),
  reedfang: print('Reedfang', 'enemy', {
    ...foe(28, 2, 3, 2, 5),
    traits: ['Creature', 'Fen'],
    text: '**Forced:** After Reedfang engages you, discard 1 card from your hand.\n+1 [attack] while the active location is Flooded.',
    shadow: 'Raise your threat by 2, or +1 [attack].',
  }),
  hound: print('Mere Hound', 'enemy', { ...foe(22, 1, 2, 1, 3), traits: ['Creature'] }),
  drum: print('Hollow Drum', 'enemy', { ...foe(35, 3, 4, 1, 4), traits: ['Spirit'] }),
  halla: print('Halla Weirdaughter', 'hero', {
    sphere: 'spirit',
    threatCost: 9,
    ...numbers(3, 1, 2, 4),
    unique: true,
    traits: ['Noble'],
    text: '**Response:** After Halla commits to the quest, add 1 [resource] to her pool.',
  }),
  borwin: print('Borwin Tallow', 'hero', {
    sphere: 'leadership',
    threatCost: 10,
    ...numbers(1, 2, 3, 5),
    unique: true,
    traits: ['Warden'],
  }),
  ivrel: print('Ivrel the Charter', 'hero', { sphere: 'lore', threatCost: 8, ...numbers(2, 1, 1, 3), unique: true, traits: ['Scribe'] }),
  warden: print('Weir Warden', 'ally', { sphere: 'spirit', cost: 2, ...numbers(1, 1, 2, 2), traits: ['Warden'], keywords: ['Sentinel'] }),
  orsa: print('Orsa Flint', 'hero', { sphere: 'tactics', threatCost: 9, ...numbers(1, 3, 1, 4), unique: true }),
  dunmar: print('Dunmar Ferryman', 'hero', { sphere: 'leadership', threatCost: 9, ...numbers(2, 1, 1, 4), unique: true }),
  tamsin: print('Tamsin Reed', 'hero', { sphere: 'lore', threatCost: 8, ...numbers(2, 2, 1, 3), unique: true }),
  mule: print('Stout Mule', 'ally', { sphere: 'neutral', cost: 1, ...numbers(0, 0, 1, 3) }),
  oars: print('Song of Oars', 'event', { sphere: 'spirit', cost: 1, text: '**Action:** Place 1 [progress] on the active location.' }),
  boots: print('Dry Boots', 'attachment', {
    sphere: 'lore',
    cost: 1,
    traits: ['Item'],
    text: 'Attach to a hero. Attached hero gets +1 [willpower].',
  }),
  pilot: print('Kind Pilot', 'ally', { sphere: 'leadership', cost: 3, ...numbers(2, 0, 1, 2) }),
  watch: print('Long Watch', 'event', { sphere: 'lore', cost: 2 }),
  tide: print('Low Tide', 'event', { sphere: 'spirit', cost: 0 }),
  arrows: print('Fire Arrows', 'event', { sphere: 'tactics', cost: 2 }),
  loaf: print('Shared Loaf', 'event', { sphere: 'leadership', cost: 0 }),
  lamp: print('Old Lamp', 'attachment', { sphere: 'neutral', cost: 1, traits: ['Item'], text: 'Attach to a hero.' }),
  scout: print('Reed Scout', 'ally', { sphere: 'lore', cost: 2, ...numbers(1, 2, 1, 2) }),
  nasty: print('Ink <b>Blot</b>', 'event', {
    sphere: 'neutral',
    cost: 0,
    text: '<img src=x onerror="globalThis.broken = 1"> **Action:** nothing. <script>globalThis.broken = 1</script>',
  }),
  box: print('Tide Chest', 'objective', { setTitle: 'Rising Flood', traits: ['Item'], text: 'Guarded.' }),
}

const messages = {
  'choose-defender': 'Choose a defender',
  'choose-defender.text': '{enemy} attacks {player} for **{attack}**. Answer on a card.',
  'choose-defender.answer': '{card} defends',
  'choose-defender.none': 'Nobody',
  'action-window': 'Act or go on?',
  'use-ability': 'Use {ability}',
  pass: 'Pass',
  'first-player': '{player} is first player',
  'progress-placed': '**{count} progress** on {target} from {source}',
  'quest-resolved': 'Quest: {willpower} against {threat}, each player **raises threat by {raise}**',
  engages: '{enemy} engages {player}',
  discarded: 'Forced: {card} is discarded',
  'shadows-dealt': '{count, plural, one {# shadow card} other {# shadow cards}} dealt',
  attacks: '**{enemy} attacks** {player}',
  'phase.setup': 'Setup',
  'phase.resource': 'Resource',
  'phase.planning': 'Planning',
  'phase.quest': 'Quest',
  'phase.travel': 'Travel',
  'phase.encounter': 'Encounter',
  'phase.combat': 'Combat',
  'phase.refresh': 'Refresh',
  'phase.end': 'The end',
  'step.1.2': 'Gain resources',
  'step.1.3': 'Draw cards',
  'step.2.2': 'Play allies and attachments',
  'step.3.1': 'Before the quest',
  'step.3.2': 'Commit characters',
  'step.3.3': 'Stage encounter cards',
  'step.3.4': 'Resolve the quest',
  'step.4.2': 'Travel',
  'step.5.2': 'Engage an enemy',
  'step.5.3': 'Engagement checks',
  'step.6.2': 'Deal shadow cards',
  'step.6.4': 'Choose an enemy',
  'step.6.4.1': 'Declare a defender',
  'step.6.4.2': 'Reveal the shadow',
  'step.6.4.3': 'Determine damage',
  'step.6.8': 'Players attack',
  'step.7.2': 'Ready all cards',
  'step.7.3': 'Raise threat',
  'step.7.4': 'Pass first player',
}

export const catalogue = createCatalogue({ rulebook: lcgRulebook, cards, messages, seatNames: { p1: 'Halla’s seat', p2: 'Orsa’s seat' } })
export const seatNames = { p1: 'Halla’s seat', p2: 'Orsa’s seat' }

const statNames = ['willpower', 'attack', 'defense', 'hitPoints', 'threat', 'questPoints', 'engagementCost', 'cost'] as const

function cardView(
  key: string,
  code: string,
  zone: string,
  more: Partial<CardView> & { readonly now?: { readonly [stat: string]: number } } = {},
): CardView {
  const printed = cards.find((card) => card.code === code)
  const { now = {}, ...rest } = more
  const stats: { [stat: string]: StatView } = {}
  for (const stat of statNames) {
    const value = printed?.[stat]
    if (typeof value === 'number') stats[stat] = { printed: value, now: now[stat] ?? value }
  }
  const seat = /^p\d/.exec(zone)?.[0] ?? null
  const players = printed?.sphere !== undefined
  return {
    key,
    knowledge: 'known',
    code,
    side: 'A',
    zone,
    owner: players ? seat : null,
    controller: seat,
    tokens: {},
    marks: [],
    stats,
    ...rest,
  }
}

function hiddenView(key: string, zone: string): CardView {
  return { key, knowledge: 'hidden', zone, tokens: {}, marks: ['face-down'], stats: {} }
}

/** The view of the fixture. @param viewer `p1+p2` if one person plays both seats, `p1` for one of two players */
export function fixtureView(viewer = 'p1+p2', seats: readonly string[] = ['p1', 'p2']): View {
  const all: CardView[] = [
    cardView('quest', codes.quest, 'current-quest', { side: 'B', tokens: { progress: 5 }, stats: { questPoints: { now: 9, printed: 9 } } }),
    cardView('gate', codes.gate, 'active-location', { tokens: { progress: 2 } }),
    cardView('toll', codes.toll, 'staging-area'),
    cardView('warg', codes.warg, 'staging-area'),
    cardView('ford', codes.ford, 'staging-area', { now: { threat: 3 }, zones: ['ford/guarded'] }),
    cardView('pier', codes.pier, 'staging-area'),
    cardView('box', codes.box, 'ford/guarded'),
    cardView('rising', codes.rising, 'encounter-discard'),
    cardView('reedfang', codes.reedfang, 'p1.engaged', {
      tokens: { damage: 1 },
      marks: ['attacking'],
      now: { attack: 4 },
      zones: ['reedfang/shadow'],
    }),
    cardView('hound', codes.hound, 'p1.engaged', { zones: ['hound/shadow'] }),
    hiddenView('reedfang/shadow.0', 'reedfang/shadow'),
    hiddenView('hound/shadow.0', 'hound/shadow'),
    cardView('halla', codes.halla, 'p1.play-area', { tokens: { resource: 2 } }),
    cardView('borwin', codes.borwin, 'p1.play-area', { tokens: { resource: 1, damage: 2 }, marks: ['exhausted'] }),
    cardView('ivrel', codes.ivrel, 'p1.play-area', { tokens: { resource: 3, damage: 1 } }),
    cardView('warden', codes.warden, 'p1.play-area'),
    cardView('oars', codes.oars, 'p1.hand'),
    cardView('boots', codes.boots, 'p1.hand'),
    cardView('pilot', codes.pilot, 'p1.hand'),
    cardView('watch', codes.watch, 'p1.hand'),
    cardView('tide', codes.tide, 'p1.hand'),
    cardView('drum', codes.drum, 'p2.engaged', { tokens: { damage: 2 }, zones: ['drum/shadow'] }),
    hiddenView('drum/shadow.0', 'drum/shadow'),
    cardView('orsa', codes.orsa, 'p2.play-area', { tokens: { resource: 4 } }),
    cardView('dunmar', codes.dunmar, 'p2.play-area', { tokens: { resource: 1, damage: 1 }, marks: ['committed'] }),
    cardView('tamsin', codes.tamsin, 'p2.play-area', { tokens: { resource: 2 }, marks: ['exhausted'], zones: ['tamsin/attachments'] }),
    cardView('lamp-in-play', codes.lamp, 'tamsin/attachments', { owner: 'p2', controller: 'p2' }),
    cardView('mule', codes.mule, 'p2.play-area', { tokens: { damage: 1 } }),
    { ...cardView('p1', 'lcg:seat', 'seats'), tokens: { threat: 34 }, owner: 'p1' },
    { ...cardView('p2', 'lcg:seat', 'seats'), tokens: { threat: 29 }, owner: 'p2' },
  ]
  const seesSecond = viewer.includes('p2')
  if (seesSecond)
    all.push(
      cardView('arrows', codes.arrows, 'p2.hand'),
      cardView('loaf', codes.loaf, 'p2.hand'),
      cardView('lamp', codes.lamp, 'p2.hand'),
      cardView('scout', codes.scout, 'p2.hand'),
    )
  else for (const place of [0, 1, 2, 3]) all.push(hiddenView(`p2.hand.${place}`, 'p2.hand'))
  const shown = all.filter(
    (card) =>
      seats.includes('p2') || !['drum', 'drum/shadow.0', 'orsa', 'dunmar', 'tamsin', 'lamp-in-play', 'mule', 'p2'].includes(card.key),
  )
  const views: { [key: string]: CardView } = {}
  for (const card of shown.filter((one) => seats.includes('p2') || !one.zone.startsWith('p2'))) views[card.key] = card
  const zones: { [id: string]: ZoneView } = {}
  const zone = (id: string, more: Partial<ZoneView> = {}) => {
    const keys = Object.values(views)
      .filter((card) => card.zone === id)
      .map((card) => card.key)
    zones[id] = { id, name: id, count: keys.length, cards: keys, ...more }
  }
  for (const id of ['staging-area', 'active-location', 'current-quest', 'resolving', 'set-aside', 'removed', 'seats']) zone(id)
  zone('encounter-discard', { count: 6 })
  zone('encounter-deck', { count: 17, cards: [] })
  zone('quest-deck', { count: 1, cards: [] })
  zone('victory-display', { count: 1 })
  for (const seat of seats) {
    for (const name of ['hand', 'play-area', 'engaged', 'discard']) zone(`${seat}.${name}`, { name, seat })
    zone(`${seat}.deck`, { name: 'deck', seat, count: seat === 'p1' ? 31 : 34, cards: [] })
  }
  for (const card of Object.values(views))
    for (const id of card.zones ?? []) zone(id, { name: id.slice(id.indexOf('/') + 1), host: card.key })
  return {
    viewer,
    status: {
      round: 3,
      phase: 'combat',
      step: '6.4.1',
      firstPlayer: 'p1',
      activePlayer: 'p1',
      seats: seats.map((seat) => ({ seat, threat: seat === 'p1' ? 34 : 29, eliminated: 'no' })),
      stagingThreat: 9,
      committedWillpower: 3,
      attack: { enemy: 'reedfang', defenders: [], player: 'p1', undefended: 'no' },
      elimination: 50,
    },
    zones,
    cards: views,
  }
}

const because = { step: '6.4.1', card: { card: 'reedfang', code: codes.reedfang } }

/** Asks who defends against Reedfang. */
export const defenderQuestion: Question = {
  key: 'choose-defender/p1/0',
  shape: 'choose',
  who: 'p1',
  name: 'choose-defender',
  parts: { enemy: { card: 'reedfang', code: codes.reedfang }, player: 'p1', attack: 4 },
  because,
  options: [
    { key: 'halla', card: { card: 'halla', code: codes.halla } },
    { key: 'ivrel', card: { card: 'ivrel', code: codes.ivrel } },
    { key: 'warden', card: { card: 'warden', code: codes.warden } },
  ],
  least: 0,
  most: 1,
}

/** Asks for two of three characters. */
export const severalQuestion: Question = {
  ...defenderQuestion,
  key: 'commit/p1/0',
  name: 'commit-characters',
  least: 1,
  most: 2,
  because: { step: '3.2' },
}

/** Asks for the order in which effects happen. */
export const orderQuestion: Question = {
  ...defenderQuestion,
  key: 'order/p1/0',
  shape: 'order',
  name: 'order-forced',
  options: [
    { key: 'a', card: { card: 'reedfang', code: codes.reedfang } },
    { key: 'b', card: { card: 'hound', code: codes.hound } },
    { key: 'c', label: { code: 'the-round-ends', parts: {} } },
  ],
  least: 3,
  most: 3,
}

export const numberQuestion: Question = {
  ...defenderQuestion,
  key: 'x/p1/0',
  shape: 'number',
  name: 'choose-x',
  options: [],
  least: 1,
  most: 5,
}

export const distributeQuestion: Question = {
  ...defenderQuestion,
  key: 'damage/p1/0',
  shape: 'distribute',
  name: 'distribute-damage',
  options: [
    { key: 'halla', card: { card: 'halla', code: codes.halla }, most: 2 },
    { key: 'ivrel', card: { card: 'ivrel', code: codes.ivrel }, most: 2 },
  ],
  least: 3,
  most: 3,
}

export const confirmQuestion: Question = {
  ...defenderQuestion,
  key: 'travel/p1/0',
  shape: 'confirm',
  name: 'travel',
  options: [{ key: 'yes' }, { key: 'no' }],
  least: 1,
  most: 1,
}

/** An action window with two abilities of one card, one of another card, a card in a hidden zone, and "pass". */
export const windowQuestion: Question = {
  ...defenderQuestion,
  key: 'action-window/p1/0',
  name: 'action-window',
  parts: { window: '6.4.1' },
  because: { step: '6.4.1' },
  options: [
    { key: 'halla#first', card: { card: 'halla', code: codes.halla }, label: { code: 'use-ability', parts: { ability: 'first' } } },
    { key: 'halla#second', card: { card: 'halla', code: codes.halla }, label: { code: 'use-ability', parts: { ability: 'second' } } },
    { key: 'oars', card: { card: 'oars', code: codes.oars }, label: { code: 'use-ability', parts: { ability: 'row' } } },
    { key: 'rising', card: { card: 'buried', code: codes.rising } },
    { key: 'pass', label: { code: 'pass', parts: {} } },
  ],
  least: 1,
  most: 1,
}

const reference = (key: string, code: string) => ({ card: key, code })

export const story: readonly StoryEntry[] = [
  { n: 0, kind: 'round-begins', parts: { round: 3, phase: 'resource' } },
  { n: 1, kind: 'first-player', parts: { player: 'p1' } },
  {
    n: 2,
    kind: 'progress-placed',
    parts: { phase: 'quest', count: 1, target: reference('gate', codes.gate), source: reference('oars', codes.oars) },
  },
  { n: 3, kind: 'quest-resolved', parts: { willpower: 3, threat: 9, raise: 6 } },
  { n: 4, kind: 'engages', parts: { phase: 'encounter', enemy: reference('reedfang', codes.reedfang), player: 'p1' } },
  { n: 5, kind: 'discarded', parts: { card: reference('stone', codes.lamp) } },
  { n: 6, kind: 'shadows-dealt', parts: { phase: 'combat', count: 3 } },
  { n: 7, kind: 'attacks', parts: { enemy: reference('reedfang', codes.reedfang), player: 'p1' } },
]

/** The positions of fifty decisions in three rounds. */
export const places: readonly Place[] = Array.from({ length: 50 }, (_, input) => {
  const round = input < 18 ? 1 : input < 38 ? 2 : 3
  const within = input - (round === 1 ? 0 : round === 2 ? 18 : 38)
  const phase = ['planning', 'quest', 'travel', 'encounter', 'combat'][Math.min(4, Math.floor(within / 3))] as string
  return { round, phase, step: '' }
})
