import { about } from '../src/about.ts'
import { named } from '../src/catalogue.ts'
import { eventKinds } from '../src/event-kinds/index.ts'
import { eventNames } from '../src/event-names.ts'
import { PHASES } from '../src/phase-steps.ts'
import { lcgRulebook } from '../src/rulebook/index.ts'
import { tableZones } from '../src/rulebook/zones.ts'
import { lcg } from '../src/ruleset.ts'
import { PILES } from '../src/scenes/reading.ts'
import { standIns } from '../src/scenes/stand-ins.ts'
import { stats } from '../src/stats.ts'
import { WINDOWS, windowAfter } from '../src/step-names.ts'
import { tokenNames } from '../src/token-names.ts'
import { zones } from '../src/zones.ts'

/** Generates docs/names.md from the declarations of the ruleset. */

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [heads, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')))
  const widths = heads.map((_, i) => Math.max(...cells.map((row) => (row[i] as string).length)))
  const line = (row: readonly string[]): string => `| ${row.map((cell, i) => cell.padEnd(widths[i] as number)).join(' | ')} |`
  return [line(cells[0] as string[]), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...cells.slice(1).map(line)].join('\n')
}

const code = (name: string): string => `\`${name}\``

/** A message for readers: of several wordings the usual one, with parts in braces. */
export function usualWords(message: string): string {
  let out = ''
  for (let at = 0; at < message.length; ) {
    if (message[at] !== '{') {
      out += message[at++]
      continue
    }
    const end = closing(message, at)
    const [part = '', shape] = message.slice(at + 1, end).split(',', 2)
    if (shape === undefined) out += `{${part}}`
    else {
      const open = usual(message, at, end)
      out += usualWords(message.slice(open + 1, closing(message, open))).replaceAll('#', `{${part}}`)
    }
    at = end + 1
  }
  return out
}

/** The index of the wording that is used when no other one matches. */
function usual(message: string, from: number, to: number): number {
  for (let at = message.indexOf('{', from + 1); at >= 0 && at < to; at = message.indexOf('{', closing(message, at)))
    if (message.slice(0, at).endsWith('other ')) return at
  throw new Error(`no wording for other cases: ${message}`)
}

function closing(message: string, open: number): number {
  let depth = 0
  for (let at = open; at < message.length; at++) {
    if (message[at] === '{') depth++
    if (message[at] === '}' && --depth === 0) return at
  }
  return message.length
}

type Shape = 'number' | 'words' | 'counts' | 'yes-no'

function statRows(...shapes: readonly Shape[]): string[][] {
  return Object.entries(stats)
    .filter(([name, { shape }]) => shapes.includes(shape) && name !== 'blank')
    .map(([name, spec]) => [code(name), spec.about])
}

function zoneRows(whose: keyof typeof zones, id: (name: string) => string): string[][] {
  return Object.keys(zones[whose]).map((name) => [code(name), id(name), tableZones[name as keyof typeof tableZones].about])
}

function stepRows(): string[][] {
  const words = about as { readonly [code: string]: string }
  return Object.entries(named.places).flatMap(([key, title]) => {
    if (!key.startsWith('step.')) return []
    const step = key.slice('step.'.length)
    if (!Object.hasOwn(lcg.steps, step)) return []
    const window = Object.hasOwn(WINDOWS, step) ? code(windowAfter(step as keyof typeof WINDOWS)) : ''
    return [[code(step), window, words[`about.step.${step}`] ?? title]]
  })
}

function standInRows(): string[][] {
  return standIns().map(({ code: name, front, sides }) => {
    const { title, type, encounterSet, ...facts } = { ...front.facts, ...(sides.B?.facts ?? {}) }
    const numbers = Object.entries(facts).filter(([, value]) => typeof value === 'number' || typeof value === 'string')
    return [code(name), String(type), numbers.map(([fact, value]) => `${fact} ${String(value)}`).join(', ')]
  })
}

const { types, facts } = lcgRulebook

/** The facts of each type, without those that every card may print. */
function factsOfTypes(): readonly (readonly string[])[] {
  const list = (names: readonly string[] = []): string => names.map(code).join(', ')
  return Object.entries(types).map(([type, { must, may, sides = {} }]) => [
    code(type),
    [list(must), ...Object.entries(sides).flatMap(([side, own]) => (own.must ? [`on side ${side} ${list(own.must)}`] : []))]
      .filter((part) => part !== '')
      .join('; '),
    list(may),
  ])
}

/** The value of each fact, as JSON. */
function factRows(): readonly (readonly string[])[] {
  return Object.entries(facts).flatMap(([fact, said]) => {
    const { name, holds } = said
    const held = {
      printed: 'a number, `"X"` or `"-"`',
      number: 'a number',
      flag: '`true`',
      text: 'a text',
      slug: 'a slug',
      slugs: 'a list of slugs',
      'one-of': 'words' in said ? said.words.map((word) => code(JSON.stringify(word))).join(' or ') : 'a word',
    }[holds as string]
    // `victory` is a keyword: no card prints it as a fact
    return held === undefined || fact === 'victory' ? [] : [[code(fact), name, held]]
  })
}

/** The whole page. */
export function namesPage(): string {
  const lanes = lcg.lanes.map(({ name, at, order }) => [
    code(name),
    at === 'before' ? 'before it happens' : 'after it happened',
    order === 'chosen' ? 'compulsory, in the order that the first player chooses' : 'optional, in player order until all pass',
  ])
  return `# Names

The names that the game itself defines for scripts and scenes. The editor underlines unknown names; \`qw check\` and the table report them as errors, with the name that was probably meant. This page is generated from the declarations of the rules, by \`npx vitest run packages/lcg/test/names-page.test.ts -u\`. [Names of the trading card game](names-of-the-trading-card-game.md) lists those of the other game.

Names that a pack defines, such as traits, further tokens, names of notes (\`remember\`), and slugs of cards and keywords, are not listed here. Tokens of a pack may have any name; editors also suggest those that are declared in the pack's \`types.d.ts\`: \`declare module '@questwright/lcg' { interface Tokens { tally: 'How often the bell was heard.' } }\`.

## Numbers

For \`modifier\`, \`lasting\` (\`by\`, \`set\`, \`times\`), \`modify\`, \`setValue\`, \`multiply\` and \`switchValues\`.

${table(['name', 'what it is'], statRows('number'))}

## Lists of words

For \`modifier\`, \`lasting\` (\`gain\`, \`lose\`), \`grant\` and \`lose\`.

${table(['name', 'what it holds'], statRows('words', 'counts'))}

## Permissions

Actions that need a permission of the rules or of a card: for \`permits\`, \`permit\` and \`card.hasPermission\`.

${table(['name', 'what it allows'], statRows('yes-no'))}

## Zones

The option \`where\` of an ability takes the name of a zone (first column), \`topCards\` the id of a pile (second column).

${table(
  ['zone', 'pile', 'cards in it'],
  [...zoneRows('table', code), ...zoneRows('seat', (name) => `\`\${player.id}.${name}\``), ...zoneRows('card', () => 'on each card')],
)}

In scenes: ${Object.keys(PILES).map(code).join(', ')}; of a seat \`you.hand\`, \`you.deck\`, \`you.discard\`, \`you.engaged\`, \`you.play\`.

## Tokens

${table(
  ['name', 'what it is'],
  Object.entries(tokenNames).map(([name, line]) => [code(name), line]),
)}

## Phases and moments

${[...PHASES].map(code).join(', ')}; \`setup\` before the first round. The periods of limits are ${(lcg.periods ?? []).map(code).join(', ')}. A lasting effect ends with \`phase\`, \`round\`, \`attack\`, \`game\`, or with a named phase: \`'combat phase'\`.

## Steps and windows

The steps have the numbers of Appendix I of the Rules Reference; the second column is the action window after a step. A scene can begin (\`at\`) in a phase, at a step, or in a window, play on until there (\`until\`), and check where the game is (\`isAt\`). While the active player plays cards, the game is in \`window 2.2\`.

${table(['step', 'window after it', 'what happens'], stepRows())}

## Facts of cards

The fields in the JSON of a card, besides its \`type\`. Every card may print \`quantity\` (copies in a deck or set, 1 by default), \`unique\`, \`traits\` and \`keywords\` (lists of texts as printed:
\`"Doomed 2"\`, \`"Victory 3"\`), \`sides\`, \`art\` and the ids of other programs. Titles and texts are in text/en.json. Immunity is no fact: see \`immunities\` under lists of words.

${table(['type', 'must print', 'may print'], factsOfTypes())}

${table(['fact', 'what it is', 'value'], factRows())}

## Events

For \`response\`, \`forced\`, \`constantly\`, \`cannot\` and \`forbid\`. The responses to each event are asked in these lanes, in this order:

${table(['lane', 'when', 'how'], lanes)}

“With its cause”: abilities that respond after it are asked in the windows of the event within which it happened.

${table(
  ['kind', 'windows after it', 'what happens'],
  Object.entries(eventNames).map(([kind, line]) => [code(kind), eventKinds[kind]?.after === 'joins' ? 'with its cause' : 'its own', line]),
)}

## Story

The kinds of story lines, which scenes check with \`tells\` and \`tellsInOrder\`, and their words in the log; parts of the line are in braces.

${table(
  ['kind', 'words'],
  Object.entries({ ...named.story, mulligan: named.questions.mulligan }).map(([kind, message]) => [code(kind), usualWords(message)]),
)}

## Questions

The names of questions, which scenes check with \`asks\`. Cards may ask further questions, with names of their own (\`as\`).

${table(
  ['name', 'words'],
  Object.entries(named.questions).flatMap(([name, message]) => (name.endsWith('.text') ? [] : [[code(name), usualWords(message)]])),
)}

## Stand-ins of scenes

Cards that are used where a scene names no cards; a scene may also name them.

${table(['card', 'type', 'what it prints'], standInRows())}
`
}
