/**
 * The names that systems declare, as types for scripts: a declaration file generated from the loaded chapters, for the type check and for editors.
 * A misspelt name is then a type error, before anything is run.
 */
import type { EventPart, EventWords, RecordHolds, Rulebook, ScriptClasses } from '@questwright/rulebook'
import type { KnownDescriptions } from './card-descriptions.ts'
import { compareText } from './problem.ts'
import { scriptModuleOf } from './script-module.ts'

/** The types of the parts of an event in scripts of a game. */
const partTypes = ({ card, player }: ScriptClasses): { readonly [part in EventPart]: string } => ({
  card,
  player,
  cards: `readonly ${card}[]`,
  number: 'number',
  text: 'string',
})

/** The types of the fields of a record in scripts. */
const recordTypes: { readonly [holds in RecordHolds]: string } = {
  number: 'number',
  words: 'readonly string[]',
  cards: 'readonly string[]',
  'held-cards': 'readonly { readonly card: string; readonly on?: string }[]',
  numbers: '{ readonly [name: string]: number }',
  texts: '{ readonly [name: string]: string }',
  lists: '{ readonly [name: string]: readonly string[] }',
}

/**
 * The declaration file.
 * @param rulebook of packs, with their systems
 * @param base the rulebook of the game alone
 * @param described the slugs of the keywords of packs, and the titles of their cards, for games whose scripts describe cards by them
 * @returns undefined where the systems declare no names
 */
export function systemTypes(
  rulebook: Rulebook,
  base: Rulebook,
  described: KnownDescriptions = { words: [], titles: [] },
): string | undefined {
  const own = <Entry>(section: (book: Rulebook) => { readonly [name: string]: Entry }): [string, Entry][] =>
    Object.entries(section(rulebook)).filter(([name]) => !Object.hasOwn(section(base), name))
  const interfaces = [
    declared(
      'SystemEvents',
      own(({ events }) => events).map(([name, event]) => [
        name,
        event.about,
        partsOf(event, base.scriptClasses, rulebook.abilityMenus.events[name]?.subject),
      ]),
    ),
    declared(
      'SystemStats',
      own(({ stats }) => stats).map(([name, { about, shape }]) => [name, about, quoted(shape)]),
    ),
    declared(
      'SystemZones',
      own(({ zones }) => zones).map(([name, { about, place = 'table' }]) => [name, about, quoted(place)]),
    ),
    declared(
      'SystemCounters',
      own(({ counters }) => counters).map(([name, { about, of }]) => [name, about, quoted(of)]),
    ),
    declared(
      'SystemRecord',
      own(({ record }) => record).map(([name, { about, holds }]) => [name, about, recordTypes[holds]]),
    ),
    declared(
      'SystemPhases',
      own(({ phases }) => phases).map(([name, about]) => [name, about, quoted(about)]),
    ),
    declared(
      'SystemSteps',
      stepsOf(rulebook, base).map(([name, about]) => [name, about, quoted(about)]),
    ),
    declared(
      'SystemTypes',
      own(({ types }) => types).map(([name, type]) => [name, type.name, quoted(type.name)]),
    ),
    declared(
      'SystemModes',
      own(({ modes }) => modes).map(([name, mode]) => [name, mode.text, quoted(mode.name)]),
    ),
    declared(
      'Tokens',
      own(({ tokens }) => tokens).map(([name, reads]) => [name, reads, quoted(reads)]),
    ),
    ...(['words', 'titles'] as const).map((sort) =>
      base.cardDescriptions === undefined
        ? undefined
        : declared(
            base.cardDescriptions.interfaces[sort],
            sorted(described[sort]).map((name) => [name, sort === 'words' ? 'A keyword of a pack.' : 'The title of a card.', quoted(name)]),
          ),
    ),
  ].flatMap((one) => one ?? [])
  if (interfaces.length === 0) return undefined
  const module = scriptModuleOf(base.game)
  const classes = [...new Set(Object.values(base.scriptClasses))].join(', ')
  return `// Written from the systems and keywords of packs.\nimport type { ${classes} } from '${module}'\n\ndeclare module '${module}' {\n${interfaces.join('\n')}}\n`
}

/** The steps that systems declare: those that their chapters list in phases, and those for which they have words. */
function stepsOf(rulebook: Rulebook, base: Rulebook): [name: string, about: string][] {
  const listed = Object.entries(rulebook.steps).flatMap(([phase, steps]) =>
    steps.filter((step) => base.steps[phase]?.includes(step) !== true),
  )
  const worded = Object.keys(rulebook.messages).flatMap((code) => (code.startsWith('step.') ? [code.slice('step.'.length)] : []))
  return [...new Set([...listed, ...worded])].map((name) => [name, rulebook.messages[`step.${name}`] ?? name])
}

/**
 * The parts of an event with their types. If the chapter lists no part `subject`, one is added: the card or player to which the event happens.
 * @param subject its type as the menus of abilities have it; with `none` it may be a card, a player or undefined
 */
function partsOf({ parts = {} }: EventWords, classes: ScriptClasses, subject: 'card' | 'player' | 'none' = 'none'): string {
  const types = partTypes(classes)
  const all = Object.entries(parts).map(([name, part]) => `${key(name)}: ${types[part]}`)
  if (!Object.hasOwn(parts, 'subject'))
    all.unshift(`subject: ${subject === 'none' ? `${[...new Set(Object.values(classes))].join(' | ')} | undefined` : types[subject]}`)
  return `{ ${all.join('; ')} }`
}

function declared(name: string, members: readonly (readonly [name: string, about: string, type: string])[]): string | undefined {
  if (members.length === 0) return undefined
  const lines = members.map(([member, about, type]) => `    /** ${comment(about)} */\n    ${key(member)}: ${type}\n`)
  return `  interface ${name} {\n${lines.join('')}  }\n`
}

/** The names once each, in an order that does not depend on the packs. */
const sorted = (names: readonly string[]): readonly string[] => [...new Set(names)].sort(compareText)

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name))

/** A string literal for a script: JSON in which line separators are escaped as well. */
const quoted = (text: string): string => JSON.stringify(text).replace(/[\u2028\u2029]/g, (one) => `\\u${one.charCodeAt(0).toString(16)}`)

/** A text inside of a comment: it may contain anything, so it is changed such that it cannot end the comment. */
const comment = (text: string): string => text.replace(/\*\//g, '* /').replace(/\s+/g, ' ')
