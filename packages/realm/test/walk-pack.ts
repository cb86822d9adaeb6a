/**
 * A pack whose scripts inspect their arguments, in every kind of context. Each inspection visits all objects that can be reached from
 * there, and throws what it found: a fault is the one way in which a script can report from everywhere.
 */
import type { PackBundle } from '@questwright/packs'
import { madeUpPack } from './fixtures/made-up.ts'

const facts = (value: object): string => JSON.stringify(value)

const HERO = `import {
  action, atTheEndOf, begin, cannot, card, charactersInPlay, choose, chooseOne, constantly, delayed, destroy, eachPlayer,
  eachPlayerChooses, exhaustOne, forced, grant, lasting, may, modifier, permits, remember, response, search,
} from '@questwright/lcg'
import * as lcg from '@questwright/lcg'
import { caught, look, told } from '../lib/look.ts'

export default card('keeper', [
  action({ slug: 'effect', could: () => true }, (...given) => look('effect of an action', ...given, lcg)),
  action({ slug: 'probed' }, (...given) => look('effect while it is tried', ...given)),
  action({ slug: 'cost-can', cost: { slug: 'look', can: (...given) => look('whether a cost can be paid', ...given), pay: () => [] } }, () => undefined),
  action({ slug: 'cost-pay', could: () => true, cost: { slug: 'look', can: () => true, pay: (...given) => { look('paying a cost', ...given); return [] } } }, () => undefined),
  action({ slug: 'cost-which', could: () => true, cost: exhaustOne((...given) => look('which card pays', ...given)) }, () => undefined),
  action({ slug: 'x', x: (...given) => { look('values for X', ...given); return [1] } }, () => undefined),
  action({ slug: 'targets', targets: (...given) => look('targets', ...given) }, () => undefined),
  action({ slug: 'could', could: (...given) => look('whether it could change something', ...given) }, () => undefined),
  action({ slug: 'when', when: (...given) => look('restriction', ...given) }, () => undefined),
  action({ slug: 'given', given: (...given) => look('to whom an ability is given', ...given) }, () => undefined),
  action({ slug: 'modes', could: () => true }, () => chooseOne({ one: (...given: unknown[]) => look('a mode', ...given), two: () => undefined })),
  action({ slug: 'may', could: () => true }, () => may((...given: unknown[]) => look('a deed that one may do', ...given))),
  action({ slug: 'each', could: () => true }, () => eachPlayer((...given) => look('a deed for each player', ...given))),
  action({ slug: 'each-chooses', could: () => true }, () => eachPlayerChooses((...given) => { look('cards of each player', ...given); return [] })),
  action({ slug: 'search', could: () => true }, ({ you }) => search(you, you.deck, (...given: unknown[]) => look('what a search may take', ...given))),
  action({ slug: 'chosen', could: () => true }, ({ self }) => look('what was chosen', choose(charactersInPlay()), self.zone, self.printed, self.facts)),
  action({ slug: 'remembers', could: () => true }, ({ self }) => {
    remember(self, 'list', [{ a: [1] }])
    look('memory', self.memory('list'), self)
  }),
  action({ slug: 'catches', could: () => true }, ({ self }) => {
    caught(() => remember(self, 'a function', (() => 1) as never))
    caught(() => (self as unknown as { reach(): void }).reach())
    caught(() => choose(charactersInPlay()))
    caught(() => remember(self, 'used made-up:keeper#effect', 1))
  }),
  action({ slug: 'tells', could: () => true, when: () => told() }, () => look('the ways out that it caught')),
  action({ slug: 'begins', could: () => true, limit: { times: 1, period: 'round', counts: 'card' } }, ({ self }) => {
    grant(self, 'traits', 'Walked', 'round')
    atTheEndOf('phase', 'later', { list: [1] })
    begin('strong', 'round', { list: [1] })
    begin('tough', 'round', { list: [1] })
  }),
  lasting('strong', 'hitPoints', { on: (...given) => look('on whom a lasting effect falls', ...given), by: 1 }),
  lasting('tough', 'hitPoints', { on: () => true, by: (...given) => { look('value of a lasting effect', ...given); return 1 } }),
  delayed('later', (...given) => look('a delayed effect', ...given)),
  modifier('hitPoints', { slug: 'on', on: (...given) => look('on whom a modifier falls', ...given), by: 1 }),
  modifier('hitPoints', { slug: 'by', on: () => true, by: (...given) => { look('value of a modifier', ...given); return 0 } }),
  modifier('hitPoints', { slug: 'while', on: () => true, by: 1, while: (...given) => look('while a modifier holds', ...given) }),
  modifier('stagingThreat', { slug: 'table-on', on: (...given) => look('on whom a modifier of the table falls', ...given), by: 0 }),
  modifier('stagingThreat', { slug: 'table-by', on: () => true, by: (...given) => { look('value of a modifier of the table', ...given); return 0 } }),
  modifier('hitPoints', { slug: 'set', on: () => false, set: 3 }),
  permits('goesToVictoryDisplay', { slug: 'permits', on: (...given) => look('whom something is permitted', ...given) }),
  cannot('drawn', { slug: 'cannot-on', on: (...given) => !look('whom something cannot happen to', ...given) }),
  cannot('drawn', { slug: 'cannot-while', while: (...given) => !look('while something cannot happen', ...given), on: () => true }),
  forced.when('drawn', { slug: 'of', of: (...given) => look('whose event', ...given) }, () => undefined),
  forced.when('drawn', { slug: 'forced-when' }, (...given) => look('an event that is under way', ...given)),
  forced.when('drawn', { slug: 'changes' }, ({ event }) => { event.change('amount', 1); look('an event that was changed', event) }),
  forced.when('drawn', { slug: 'instead' }, ({ event }) => event.instead((...given: unknown[]) => look('what happens instead', ...given))),
  forced.after('resourcesGained', { slug: 'forced-after' }, (...given) => look('an event that happened', ...given)),
  forced.after('beginningOfPhase', { slug: 'beginning' }, (...given) => look('an event of the table', ...given)),
  constantly.when('drawn', { slug: 'constantly' }, (...given) => look('a constant ability with an event', ...given)),
  response.when('resourcesGained', { slug: 'response-when', when: (...given) => look('restriction of a response', ...given) }, () => undefined),
  response.after('resourcesGained', { slug: 'response-after', could: () => true }, (...given) => look('effect of a response', ...given)),
  response.cancel('revealed', { slug: 'cancel', could: () => true }, (...given) => look('an event that can be cancelled', ...given)),
  response.cancel('effect', { slug: 'cancel-effect', when: (...given) => look('an effect that can be cancelled', ...given) }, () => undefined),
  forced.after('leavesPlay', { slug: 'left' }, ({ event }) => look('a card as it was', event, event.asItWas)),
  forced.after('destroyed', { slug: 'destroyed' }, ({ event }) => look('what destroyed a card', event)),
  action({ slug: 'destroys', could: () => true, when: ({ you }) => you.allies.length > 0, limit: { times: 1, period: 'round', counts: 'card' } }, ({ you }) => destroy(you.allies)),
])
`

const scripts: { readonly [path: string]: string } = {
  // the source checks see these files; the code that runs is replaced
  'lib/look.ts': `export function look(_context: string, ..._given: unknown[]): boolean {
  return true
}
export function caught(run: () => unknown): void {
  run()
}
export function told(): boolean {
  return true
}
`,
  'cards/keeper.ts': HERO,
  'cards/crow.ts': `import { card, forced, shadow, whenRevealed } from '@questwright/lcg'
import { look } from '../lib/look.ts'

export default card('crow', [
  whenRevealed((...given) => look('when revealed', ...given)),
  shadow((...given) => look('a shadow effect', ...given)),
  forced.when('attacks', { of: 'self' }, (...given) => look('an attack', ...given)),
])
`,
  'cards/ford.ts': `import { card, travel } from '@questwright/lcg'
import { look } from '../lib/look.ts'

export default card('ford', [travel((...given) => look('whether one may travel', ...given), () => undefined)])
`,
  'cards/pool.ts': `import { card, travel } from '@questwright/lcg'
import { look } from '../lib/look.ts'

export default card('pool', [travel(() => true, (...given) => look('what travelling takes', ...given))])
`,
  'cards/cloak.ts': `import { attachesTo, card } from '@questwright/lcg'
import { look } from '../lib/look.ts'

export default card('cloak', [attachesTo((...given) => look('what it is attached to', ...given))])
`,
  'cards/road.ts': `import { card, setup, whenRevealed } from '@questwright/lcg'
import { look } from '../lib/look.ts'

export default card('road', {
  A: [setup((...given) => look('set-up of a stage', ...given))],
  B: [whenRevealed((...given) => look('when a stage is revealed', ...given))],
})
`,
  'scenarios/road.ts': `import { scenario, setup } from '@questwright/lcg'
import { look } from '../lib/look.ts'

export default scenario('road', [setup((...given) => look('set-up of a scenario', ...given))])
`,
  'keywords/bold.ts': `import { action, check, forced, keyword, modifier } from '@questwright/lcg'
import { look } from '../lib/look.ts'

export default keyword('bold', [
  check('sees', (...given) => {
    look('a state check', ...given)
    return []
  }),
  modifier('hitPoints', { by: (...given) => { look('a modifier of a keyword', ...given); return 0 } }),
  forced.after('commits', { of: 'self' }, (...given) => look('an effect of a keyword', ...given)),
  action({ slug: 'keyword-action', could: () => true }, (...given) => look('an action of a keyword', ...given)),
])
`,
  'rules/weather.ts': `import { forced, modifier, rule } from '@questwright/lcg'
import { look } from '../lib/look.ts'

export default rule('weather', [
  forced.after('resourcesGained', (...given) => look('an effect of a rule card', ...given)),
  modifier('hitPoints', { on: () => true, by: (...given) => { look('a modifier of a rule card', ...given); return 0 } }),
])
`,
}

/**
 * The code that replaces `lib/look.ts`: plain JavaScript that passed no source check. @param active the contexts that are inspected in this
 * game
 */
const lookCode = (active: readonly string[]): string => `"use strict";
const lcg = require('@questwright/lcg')
const active = ${JSON.stringify(active)}
const isObject = (value) => (typeof value === 'object' && value !== null) || typeof value === 'function'

/** All objects that were inspected before in this game. Those that were frozen then need no second inspection. */
const closed = new Set()
/** The number of objects that are followed again although they were inspected before, to count what a context leads to. */
const AGAIN = 8
/** Visits all objects that can be reached from these values and collects the paths to those that can be changed. @returns the number of visited objects, as far as they are counted */
function walk(roots, again) {
  const open = []
  const mine = new Set()
  let known = 0
  const waiting = roots.map((value, i) => [String(i), value, value instanceof Error ? 'copy' : 'own'])
  const say = (what) => { if (open.length < 12) open.push(what) }
  while (waiting.length > 0) {
    const [path, value, how] = waiting.pop()
    if (!isObject(value) || mine.has(value)) continue
    mine.add(value)
    const isKnown = closed.has(value)
    if (isKnown && ++known > again) continue
    closed.add(value)
    if (closed.size > 60000) throw new Error('the walk does not end at ' + path)
    const inner = path.length > 160 ? path.slice(0, 60) + '…' + path.slice(-90) : path
    const fresh = how === 'copy'
    if (!isKnown && !fresh && Object.isExtensible(value)) say(inner + ' can be extended')
    if (value instanceof Map || value instanceof Set || value instanceof WeakMap || value instanceof WeakSet) say(inner + ' is a collection')
    for (const key of Reflect.ownKeys(value)) {
      const { value: held, get, set, writable, configurable } = Object.getOwnPropertyDescriptor(value, key)
      const at = inner + '.' + String(key)
      if (!isKnown && !fresh && (configurable || writable)) say(at + (writable ? ' can be written' : ' can be redefined'))
      waiting.push([at, held, 'own'], [at + '.get', get, 'own'], [at + '.set', set, 'own'])
    }
    // call the getters of this object and of its prototypes
    for (let from = value; from !== null; from = Object.getPrototypeOf(from)) {
      if (from !== value) waiting.push([inner + '.[prototype]', from, 'own'])
      for (const key of Reflect.ownKeys(from)) {
        const { get } = Object.getOwnPropertyDescriptor(from, key)
        if (!get) continue
        try {
          const once = get.call(value)
          // a getter that returns another object each time returns a copy: the copy may be changed, but not the objects in it
          if (isObject(once)) waiting.push([inner + '.' + String(key), once, once === get.call(value) ? 'own' : 'copy'])
        } catch (error) {
          waiting.push([inner + '.' + String(key) + '.error', error, 'copy'])
        }
      }
    }
  }
  return { count: mine.size, open }
}

/** Functions without parameters: the walk also visits their results. */
const readers = ['activeLocation', 'activeLocations', 'activePlayer', 'alliesInPlay', 'allPlayers', 'cardsInPlay', 'charactersInPlay', 'committedCharacters', 'currentAttack',
  'currentPlayerAttack', 'currentQuest', 'encounterDeck', 'encounterDiscardPile', 'enemiesInPlay', 'firstPlayer', 'heroesInPlay', 'lastPlayer',
  'locationsInPlay', 'playedThisRound', 'playersInOrder', 'stagingArea', 'questDeck']
function given() {
  return readers.flatMap((name) => { const once = lcg[name](); return isObject(once) && once !== lcg[name]() ? [...Object.values(once)] : [once] })
}

let looks = false
exports.look = (context, ...roots) => {
  // the inspection reads stats, and that calls modifiers, which inspect in turn: inspect only once
  if (looks || !active.includes(context)) return true
  looks = true
  if (context === 'the ways out that it caught') roots = ways
  let found
  try {
    const { count, open } = walk(roots, AGAIN)
    found = { count, open: [...open, ...walk([...given(), lcg], 0).open] }
  } finally {
    looks = false
  }
  const { count, open } = found
  throw new Error('looked at | ' + context + ' | ' + count + ' | ' + open.join('; '))
}

let ways = []
let tells = false
exports.caught = (run) => {
  try {
    run()
  } catch (error) {
    ways.push(error)
    tells = true
  }
}
exports.told = () => tells
`

/** Every kind of context, by the name of its inspection. */
export const CONTEXTS: readonly string[] = [
  ...Object.values(scripts)
    .join('\n')
    .matchAll(/look\('([^']+)'/g),
].map(([, name]) => name as string)

/** The hero with those of its parts that are active now, each in a line of its own. */
function heroThatLooks(active: readonly string[]): string {
  return HERO.split('\n')
    .filter((line) => {
      const context = /look\('([^']+)'/.exec(line)?.[1]
      return context === undefined || !/^ {2}(?!lasting|delayed)\w+.*\),$/.test(line) || active.includes(context)
    })
    .join('\n')
}

/** @param active the contexts that are inspected */
export function walkPack(active: readonly string[]): PackBundle {
  const bundle = madeUpPack(
    `import { action, card } from '@questwright/lcg'\n\nexport default card('bell', [action({ could: () => true, slug: 'rings', limit: { times: 1, period: 'game', counts: 'card' } }, () => undefined)])\n`,
    {
      ...scripts,
      'cards/keeper.ts': heroThatLooks(active),
      'text/en.json': facts({
        cards: Object.fromEntries(['keeper', 'bell', 'crow', 'ford', 'pool', 'cloak', 'road'].map((slug) => [slug, { title: slug }])),
        keywords: { bold: { title: 'Bold' } },
        encounterSets: { made: { title: 'Made up' } },
        scenarios: { road: { title: 'Road' } },
        decks: { keepers: { title: 'Keepers' } },
      }),
      'keywords/bold.json': facts({ number: 'none' }),
      'cards/keeper.json': facts({
        type: 'hero',
        unique: true,
        sphere: 'lore',
        threatCost: 8,
        willpower: 2,
        attack: 2,
        defense: 2,
        hitPoints: 90,
        traits: ['Warden'],
        keywords: ['Bold'],
      }),
      'cards/road.json': facts({ type: 'quest', stage: 1, encounterSets: ['made'], sides: { A: {}, B: { questPoints: 900 } } }),
      'cards/cloak.json': facts({ type: 'attachment', sphere: 'lore', cost: 0 }),
      'cards/ford.json': facts({ type: 'location', encounterSet: 'made', threat: 0, questPoints: 1, quantity: 3 }),
      'cards/pool.json': facts({ type: 'location', encounterSet: 'made', threat: 0, questPoints: 1, quantity: 3 }),
      'decks/keepers.json': facts({
        format: 'questwright-deck',
        version: 1,
        kind: 'starter',
        heroes: ['keeper'],
        cards: { bell: 5, cloak: 10 },
      }),
    },
  )
  return {
    ...bundle,
    scripts: bundle.scripts.map((script) => (script.path === 'lib/look.ts' ? { ...script, code: lookCode(active) } : script)),
  }
}

export const walkSetup = {
  kind: 'scenario',
  scenario: 'made-up:scenario/road',
  mode: 'standard',
  decks: [{ name: 'keepers', kind: 'starter', heroes: ['made-up:keeper'], cards: { 'made-up:bell': 5, 'made-up:cloak': 10 } }],
} as const
