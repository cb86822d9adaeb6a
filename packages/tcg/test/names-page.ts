/** Generates docs/names-of-the-trading-card-game.md from the declarations of the ruleset and the rulebook. */
import { storyKinds } from '../src/catalogue.ts'
import { events } from '../src/events.ts'
import { tcgRulebook } from '../src/rulebook/for-authors.ts'
import { eventWords } from '../src/rulebook/script-names.ts'
import { tableZones } from '../src/rulebook/zones.ts'
import { tcg } from '../src/ruleset.ts'
import { standIns } from '../src/scenes/stand-ins.ts'
import { type StatName, stats } from '../src/stats.ts'
import * as vocabulary from '../src/vocabulary.ts'
import { windowWords } from '../src/windows.ts'
import { zones } from '../src/zones.ts'

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [heads, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')))
  const widths = heads.map((_, i) => Math.max(...cells.map((row) => (row[i] as string).length)))
  const line = (row: readonly string[]): string => `| ${row.map((cell, i) => cell.padEnd(widths[i] as number)).join(' | ')} |`
  return [line(cells[0] as string[]), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...cells.slice(1).map(line)].join('\n')
}

const code = (name: string): string => `\`${name}\``
const list = (names: readonly string[]): string => names.map(code).join(', ')
const { types, facts, tokens, phases, ownNames } = tcgRulebook

function statRows(...shapes: readonly string[]): string[][] {
  return (Object.keys(stats) as StatName[])
    .filter((name) => shapes.includes(stats[name].shape))
    .map((name) => [code(name), tcgRulebook.stats[name]?.about ?? ''])
}

function zoneRows(whose: keyof typeof zones, id: (name: string) => string): string[][] {
  return Object.keys(zones[whose]).map((name) => [code(name), id(name), tableZones[name as keyof typeof tableZones].about])
}

function factRows(): string[][] {
  return Object.entries(facts).map(([fact, { name, holds, ...said }]) => {
    const held = {
      printed: 'a number, `"X"` or `"-"`',
      number: 'a number',
      flag: '`true`',
      text: 'a text',
      slug: 'a slug',
      slugs: 'a list of slugs',
      'one-of': 'words' in said ? said.words.map((word) => code(JSON.stringify(word))).join(' or ') : 'a word',
    }[holds as string]
    return [code(fact), name, held ?? String(holds)]
  })
}

function standInRows(): string[][] {
  return [...standIns()].map(({ code: name, front }) => {
    const { title: _, type, ...printed } = front.facts
    const said = Object.entries(printed).filter(([, value]) => typeof value === 'number' || typeof value === 'string')
    return [code(name), String(type), said.map(([fact, value]) => `${fact} ${String(value)}`).join(', ')]
  })
}

/** The words that describe cards, by what they are. */
const words: readonly (readonly [what: string, words: readonly string[]])[] = [
  ['types', vocabulary.TYPES],
  ['races', vocabulary.RACES],
  ['cultures', vocabulary.ALL_CULTURES.filter((culture) => !(vocabulary.CULTURES_LIKE_RACES as readonly string[]).includes(culture))],
  ['cultures with the name of a race', vocabulary.CULTURES_LIKE_RACES.map((culture) => `${culture} culture`)],
  ['classes', vocabulary.CLASSES],
  ['signets', vocabulary.SIGNETS.map((signet) => `${signet} signet`)],
  ['keywords without rules', vocabulary.UNLOADED_KEYWORDS],
  ['states, and what several types have in common', vocabulary.STATES],
]

/** The whole page. */
export function namesPage(): string {
  const lanes = tcg.lanes.map(({ name, at, order }) => [
    code(name),
    at === 'before' ? 'before it happens' : 'after it happened',
    order === 'chosen' ? 'required, in the order that the Free Peoples player chooses' : 'optional, in player order until all pass',
  ])
  const steps = Object.keys(tcg.steps).filter((step) => !Object.hasOwn(phases, step))
  return `# Names of the trading card game

The names that the trading card game defines for scripts and scenes. The editor underlines unknown names; \`qw check\` and the table report them as errors, with the name that was probably meant. This page is generated from the declarations of the rules, by \`npx vitest run packages/tcg/test/names-page.test.ts -u\`. [Names](names.md) lists those of the cooperative game.

## Words that describe cards

For \`a\`, \`each\`, \`another\`, \`several\`, \`upTo\`, \`your\`, \`inHand\`, \`inDiscard\`, \`inDeck\`, \`card.is\` and so on. A card matches several words if it matches each of them: \`a('moria', 'orc')\`. Keywords of packs are words as well.

${table(
  ['what they are', 'words'],
  words.map(([what, some]) => [what, list(some)]),
)}

## Titles

For \`the\`, \`titled\` and \`otherThan\`. The titles of the cards in the packs of the workspace may be named, and these, even if no pack has such a card:

${vocabulary.TITLES.join(', ')}.

Further titles may be declared in the pack’s \`types.d.ts\`: \`declare module '@questwright/tcg' { interface MoreTitles { 'The Lampwright': 'A card of another pack.' } }\`.

## Numbers

For \`has\`, \`hasInstead\` and \`tableHas\`.

${table(['name', 'what it is'], statRows('number'))}

## Permissions

For \`gains\` and \`loses\`.

${table(['name', 'what it says'], statRows('yes-no'))}

## Lists of words

For \`gainsKeyword\` and \`skips\`.

${table(['name', 'what it holds'], statRows('words', 'counts'))}

## Events

For \`isAboutTo\`, \`responseTo\`, \`eachTime\`, \`mayEachTime\`, \`eachTimeAboutTo\` and \`cannot\`. The responses to each event are asked in these lanes, in this order:

${table(['lane', 'when', 'how'], lanes)}

“With its cause”: abilities that respond after it are asked together with those that respond to the event within which it happened.

${table(
  ['kind', 'responses after it', 'what happens'],
  Object.entries(eventWords).map(([kind, { about }]) => [
    code(kind),
    events[kind]?.after === 'joins' ? 'with its cause' : 'its own',
    about,
  ]),
)}

## Zones

The option \`where\` of an ability takes the name of a zone (first column).

${table(
  ['zone', 'pile', 'cards in it'],
  [...zoneRows('table', code), ...zoneRows('seat', (name) => `\`\${player.id}.${name}\``), ...zoneRows('card', () => 'on each card')],
)}

## Tokens

${list(Object.keys(tokens))}.

## Phases, windows and steps

The phases are ${list(Object.keys(phases))}; players use abilities with the words ${list(windowWords)}. The periods of limits are ${list(tcg.periods ?? [])}.

Steps between them, at which a scene can begin (\`at\`) or which it can check (\`isAt\`): ${list(steps)}.

## Facts of cards

The fields in the JSON of a card, besides its \`type\`. Every card may print \`keywords\` (as printed: \`"Damage +1"\`, \`"Ambush (2)"\`), \`art\` and the ids of other programs. Titles, subtitles and texts are in text/en.json.

${table(
  ['type', 'must print', 'may print'],
  Object.entries(types).map(([type, { must = [], may = [] }]) => [code(type), list(must), list(may)]),
)}

${table(['fact', 'what it is', 'value'], factRows())}

## Story

The kinds of story lines, which scenes check with \`tells\` and \`tellsInOrder\`; their sentences are in \`packages/tcg/src/catalogue.ts\`.

${list(storyKinds)}.

## Questions

The names of questions, which scenes check with \`asks\`. Cards may ask further questions.

${list(ownNames.prompts ?? [])}.

## Stand-ins of scenes

Cards that are used where a scene names no cards; a scene may also name them.

${table(['card', 'type', 'what it prints'], standInRows())}
`
}
