/** Describes issues in the data of a scenario in words. */
import { dealParts, dealtIn, entryIn, type FieldKind, type Phrase, partFor, type Rulebook, usualMode } from '@questwright/rulebook'
import type { FactValue } from './bundle.ts'
import { capital, type FactIssue, show } from './fact-issues.ts'
import { meantName } from './meant-name.ts'
import { readQuantityKey } from './quantities.ts'
import type { FullScenarioFacts } from './scenario-facts.ts'
import { partsOfModes } from './scenario-modes.ts'
import { bare, slugIsWellFormed, splitCode, suggestSlug } from './slug.ts'
import { unreadFields } from './unread.ts'

function heldBy(kind: FieldKind, { hosts, places, ways, tokens, scenario }: Rulebook): string {
  switch (kind) {
    case 'card':
      return 'the code of a card such as "fen-wolf" or "other-pack:fen-wolf"'
    case 'cards':
      return 'a list of codes of cards, at least two'
    case 'host':
      return `the code of a card, or ${listed(Object.keys(hosts))}`
    case 'stage':
      return 'the code of a stage of this scenario'
    case 'amount':
      return 'a whole number from 1, or "per-player"'
    case 'copies':
      return 'a whole number from 1, or "per-player"; leave it out for 1'
    case 'number':
      return 'a whole number from 1'
    case 'filter':
      return `an object such as { "set": "fen-beasts" }${scenario === undefined ? '' : `, { "type": "${scenario.filterTypes[0]}" }`} or { "trait": "Fox" }; {} is any card`
    case 'token':
      return `a token such as ${listed(Object.keys(tokens)).replace(/, ([^,]*)$/, ' or $1')}`
    case 'place':
      return listed(Object.keys(places))
    case 'way':
      return listed(Object.keys(ways))
    case 'trait':
      return 'a trait such as "Noble"'
    case 'optional-trait':
      return 'a trait such as "Noble"; leave it out for any'
  }
}

const isWhole = (value: unknown, least: number): value is number => Number.isInteger(value) && (value as number) >= least
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isCode = (value: unknown): value is string => isText(value) && (slugIsWellFormed(value) || splitCode(value) !== undefined)

function fits(kind: FieldKind, value: unknown, { places, ways, scenario }: Rulebook): boolean {
  switch (kind) {
    case 'card':
    case 'host':
    case 'stage':
      return isCode(value)
    case 'cards':
      return Array.isArray(value) && value.length >= 2 && value.every(isCode)
    case 'amount':
      return value === 'per-player' || isWhole(value, 1)
    case 'copies':
      return value === undefined || value === 'per-player' || isWhole(value, 1)
    case 'number':
      return isWhole(value, 1)
    case 'filter':
      return (
        isObject(value) &&
        Object.entries(value).every(([part, one]) =>
          part === 'set'
            ? isCode(one)
            : part === 'type'
              ? scenario?.filterTypes.includes(one as string) === true
              : part === 'trait' && isText(one),
        )
      )
    case 'token':
      return isText(value) && slugIsWellFormed(value)
    case 'place':
      return isText(value) && Object.hasOwn(places, value)
    case 'way':
      return isText(value) && Object.hasOwn(ways, value)
    case 'trait':
      return isText(value)
    case 'optional-trait':
      return value === undefined || isText(value)
  }
}

/** Checks the parts of a scenario that are data: setup, branches, win, lose, quantities, modes, rules, map. */
export function scenarioIssues(value: FactValue, rulebook: Rulebook): FactIssue[] {
  if (!isObject(value)) return []
  const issues: FactIssue[] = []
  const tell = (path: readonly PropertyKey[], message: string, remedy: string) =>
    void issues.push({ severity: 'error', code: 'facts/wrong-value', path, message, remedy })
  phrases(value.setup, 'setup', 'do', rulebook, tell)
  phrases(value.win, 'win', 'when', rulebook, tell)
  phrases(value.lose, 'lose', 'when', rulebook, tell)
  branchIssues(value, rulebook, tell)
  quantityIssues(value.quantities, rulebook, tell)
  modeIssues(value.modes, rulebook, tell)
  ruleIssues(value.rules, tell)
  if (value.card !== undefined && !isCode(value.card)) tell(['card'], `\`card\` is ${show(value.card)}.`, howCard)
  playedInIssues(value.playedIn, rulebook, tell)
  beginIssues(value.begins, rulebook, tell)
  deckCardIssues(value.deckCards, rulebook, tell)
  mapIssues(value.map, tell)
  return issues
}

type Tell = (path: readonly PropertyKey[], message: string, remedy: string) => void

function phrases(list: unknown, at: string, word: 'do' | 'when', rulebook: Rulebook, tell: Tell): void {
  if (list === undefined) return
  const table: { readonly [word: string]: Phrase } = word === 'do' ? rulebook.setup : rulebook.endings
  const what = at === 'setup' ? 'step' : 'condition'
  if (!Array.isArray(list)) {
    tell([at], `\`${at}\` is ${show(list)}, but a scenario needs a list of ${what}s there.`, 'Write [ … ], or leave it out.')
    return
  }
  list.forEach((one: unknown, i) => {
    const said = isObject(one) ? one[word] : undefined
    const phrase = entryIn(table, said)
    if (!isObject(one) || phrase === undefined) {
      const near = typeof said === 'string' ? meantName(said, Object.keys(table)) : undefined
      const remedy = `${near ? `Did you mean "${near}"? ` : ''}Write "${word}": one of ${listed(Object.keys(table))}.`
      tell([at, i, word], `${capital(what)} ${i + 1} of \`${at}\` says ${show(said ?? one)}, which is no ${what} of this game.`, remedy)
      return
    }
    for (const [field, kind] of Object.entries(phrase.fields)) {
      if (fits(kind, one[field], rulebook)) continue
      const slug = typeof one[field] === 'string' ? suggestSlug(one[field]) : ''
      const found = one[field] === undefined ? `needs \`${field}\`` : `has ${show(one[field])} as \`${field}\``
      const remedy = (kind === 'card' || kind === 'stage') && slug !== '' ? `Write a slug: "${slug}".` : `Write ${heldBy(kind, rulebook)}.`
      tell([at, i, field], `${capital(what)} ${i + 1} of \`${at}\` ("${said}") ${found}.`, remedy)
    }
    for (const field of Object.keys(one)) {
      if (field === word || Object.hasOwn(phrase.fields, field)) continue
      const known = Object.keys(phrase.fields)
      tell(
        [at, i, field],
        `${capital(what)} ${i + 1} of \`${at}\` ("${said}") has \`${field}\`, which is no field of it.`,
        known.length === 0 ? 'Take it out: it needs nothing else.' : `Take it out, or write one of ${listed(known)}.`,
      )
    }
  })
}

/** The fields that a scenario may have; `imported` is the data of an import. */
const scenarioFields = Object.keys({
  number: 'read',
  quantities: 'read',
  setup: 'read',
  modes: 'read',
  branches: 'read',
  rules: 'read',
  card: 'read',
  playedIn: 'read',
  begins: 'read',
  deckCards: 'read',
  win: 'read',
  lose: 'read',
  map: 'read',
  imported: 'read',
} satisfies { readonly [field in keyof FullScenarioFacts | 'imported']-?: 'read' })

/** Warns of parts of a scenario that the program does not use: unknown fields, and positions of stages that do not exist. */
export function unreadOfScenario(value: unknown, rulebook: Rulebook): FactIssue[] {
  if (!isObject(value)) return []
  const ownParts = [...dealParts(rulebook).map(({ part }) => part), ...(rulebook.deal?.formerly ?? [])]
  const field = partFor('course', rulebook) ?? 'stages'
  const course = stagesIn(value, rulebook)
  const map = Object.entries(isObject(value.map) ? value.map : {})
  return [
    ...unreadFields(value, [...scenarioFields, ...ownParts], [], 'scenario', rulebook.misplaced),
    ...Object.entries(isObject(value.branches) ? value.branches : {}).flatMap(([stage, branch]) =>
      unreadFields(branch, ['next', 'by'], ['branches', stage], 'branch'),
    ),
    ...map.flatMap(([stage, place]) => unreadFields(place, ['x', 'y'], ['map', stage], 'place of a stage')),
    ...map
      .filter(([stage]) => !course.includes(bare(stage)))
      .map(([stage]): FactIssue => {
        const near = meantName(bare(stage), course)
        return {
          severity: 'warning',
          code: 'scenario/map-without-stage',
          path: ['map', stage],
          message: `\`map\` has a position for "${stage}", which is not in \`${field}\`: nothing reads it.`,
          remedy: near === undefined ? 'Take it out.' : `Did you mean "${near}"? Otherwise take it out.`,
        }
      }),
  ]
}

/** The stages of a scenario without their packs, including those that only one mode has. */
function stagesIn(value: { readonly [part: string]: unknown }, rulebook: Rulebook): string[] {
  const ofModes = isObject(value.modes) ? Object.values(value.modes).filter(isObject) : []
  return [...new Set([value, ...ofModes].flatMap((parts) => dealtIn(parts, 'course', rulebook).map((one) => bare(String(one)))))]
}

function branchIssues(value: { readonly [part: string]: unknown }, rulebook: Rulebook, tell: Tell): void {
  const { branches } = value
  const { branches: known } = rulebook
  const field = partFor('course', rulebook) ?? 'stages'
  if (branches === undefined) return
  if (!isObject(branches)) {
    tell(['branches'], `\`branches\` is ${show(branches)}, not an object.`, 'Write { "<stage>": { "next": ["<stage>"], "by": "random" } }.')
    return
  }
  const course = stagesIn(value, rulebook)
  for (const [stage, branch] of Object.entries(branches)) {
    const at = ['branches', stage]
    if (!course.includes(bare(stage)))
      tell(
        at,
        `\`branches\` names the stage "${stage}", which is not in \`${field}\`.`,
        `Write one of ${listed(course)}, or add it to \`${field}\`.`,
      )
    const next = isObject(branch) ? branch.next : undefined
    const by = isObject(branch) ? branch.by : undefined
    if (!Array.isArray(next) || !next.every(isCode)) {
      tell(
        [...at, 'next'],
        `The branch after "${stage}" does not say which stages may come next.`,
        'Write "next": a list of stages; [] for the last stage.',
      )
      continue
    }
    for (const [i, one] of next.entries())
      if (!course.includes(bare(one)))
        tell(
          [...at, 'next', i],
          `After "${stage}" comes "${one}", which is not in \`${field}\`.`,
          `Write one of ${listed(course)}, or add it to \`${field}\`.`,
        )
    const words = entryIn(known, by)
    if (words === undefined) {
      tell([...at, 'by'], `The branch after "${stage}" has ${show(by)} as \`by\`.`, `Write one of ${listed(Object.keys(known))}.`)
      continue
    }
    const { stages } = words
    if (stages === undefined || (next.length >= stages.least && next.length <= stages.most)) continue
    tell([...at, stages.at], stages.message.replace('{stage}', () => stage).replace('{count}', String(next.length)), stages.remedy)
  }
}

function quantityIssues(quantities: unknown, rulebook: Rulebook, tell: Tell): void {
  const { modes } = rulebook
  if (quantities === undefined) return
  if (!isObject(quantities)) {
    tell(
      ['quantities'],
      `\`quantities\` is ${show(quantities)}, not an object.`,
      `Write { "${usualMode(rulebook)}": { "<set or card>": 2 } }.`,
    )
    return
  }
  for (const [mode, numbers] of Object.entries(quantities)) {
    if (!Object.hasOwn(modes, mode)) tell(['quantities', mode], `There is no mode "${mode}".`, `Write ${listed(Object.keys(modes))}.`)
    if (!isObject(numbers))
      tell(['quantities', mode], `The quantities of "${mode}" are ${show(numbers)}, not an object.`, 'Write { "<set or card>": 2 }.')
    else
      for (const [key, n] of Object.entries(numbers)) {
        if (readQuantityKey(key) === undefined)
          tell(
            ['quantities', mode, key],
            `"${key}" is neither a set nor a card.`,
            'Write a slug or "pack:slug"; "card/slug" or "pack:card/slug" is the card where a set has the same name.',
          )
        if (!isWhole(n, 0) || n > 99)
          tell(['quantities', mode, key], `"${key}" has the number ${show(n)}.`, 'Write a whole number from 0 to 99; 0 takes it out.')
      }
  }
}

/** Checks `begins`: its kind must be one of the rulebook's. */
function beginIssues(begins: unknown, { startingCards }: Rulebook, tell: Tell): void {
  if (begins === undefined) return
  const known = Object.keys(startingCards)
  if (!isObject(begins)) {
    tell(['begins'], `\`begins\` is ${show(begins)}, not an object.`, 'Write { "with": "<sort>", "card": "<card>" }, or leave it out.')
    return
  }
  if (entryIn(startingCards, begins.with) === undefined) {
    const near = typeof begins.with === 'string' ? meantName(begins.with, known) : undefined
    const remedy = known.length === 0 ? 'Take `begins` out: no pack of the scenario declares such cards.' : `Write one of ${listed(known)}.`
    tell(
      ['begins', 'with'],
      `\`begins\` says ${show(begins.with)} as \`with\`, which no system declares under \`startingCards\`.`,
      near === undefined ? remedy : `Did you mean "${near}"? ${remedy}`,
    )
  }
  if (!isCode(begins.card))
    tell(['begins', 'card'], `\`begins\` has ${show(begins.card)} as \`card\`.`, 'Write the code of a card such as "fen-wolf".')
  if (begins.trait !== undefined && !isText(begins.trait))
    tell(['begins', 'trait'], `\`begins\` has ${show(begins.trait)} as \`trait\`.`, 'Write a trait such as "Noble", or leave it out.')
  if (begins.instead !== undefined && begins.instead !== 'none')
    tell(['begins', 'instead'], `\`begins\` has ${show(begins.instead)} as \`instead\`.`, 'Write "none", or leave it out.')
  for (const field of Object.keys(begins))
    if (!['with', 'card', 'trait', 'instead'].includes(field))
      tell(
        ['begins', field],
        `\`begins\` has \`${field}\`, which is no field of it.`,
        'Take it out, or write one of with, card, trait, instead.',
      )
}

/** Checks `deckCards`: its kinds must be those of the rulebook. */
function deckCardIssues(said: unknown, { deckCards }: Rulebook, tell: Tell): void {
  if (said === undefined) return
  const known = Object.keys(deckCards)
  if (!isObject(said)) {
    tell(['deckCards'], `\`deckCards\` is ${show(said)}, not an object.`, 'Write { "<sort>": "all" }, or leave it out.')
    return
  }
  for (const [sort, which] of Object.entries(said)) {
    const kind = entryIn(deckCards, sort)
    if (kind === undefined) {
      const near = meantName(sort, known)
      const remedy = known.length === 0 ? 'Take it out: no pack of the scenario declares such cards.' : `Write one of ${listed(known)}.`
      tell(
        ['deckCards', sort],
        `\`deckCards\` names "${sort}", which no system declares under \`deckCards\`.`,
        near === undefined ? remedy : `Did you mean "${near}"? ${remedy}`,
      )
    } else if (which !== 'all' && !(kind.by !== undefined && Array.isArray(which) && which.length > 0 && which.every(isText)))
      tell(
        ['deckCards', sort],
        `\`deckCards\` says ${show(which)} of ${kind.several}.`,
        kind.by === undefined ? 'Write "all", or leave it out.' : `Write "all", or a list of what they print as \`${kind.by}\`.`,
      )
  }
}

const howRules = 'Write a list of rule cards such as ["hard-times", "other-pack:short-days"], or leave it out.'
const howCard = 'Write the code of a card that is put among the rules, such as "the-long-winter", or leave it out.'

function modeIssues(said: unknown, rulebook: Rulebook, tell: Tell): void {
  if (said === undefined) return
  if (!isObject(said)) {
    // the author most likely meant a mode that exists only where a scenario describes it
    const other = Object.keys(rulebook.modes).find((mode) => rulebook.modes[mode]?.when === 'said') ?? '<mode>'
    tell(
      ['modes'],
      `\`modes\` is ${show(said)}, not an object.`,
      `Write { "${other}": { "${partFor('sets', rulebook) ?? 'rules'}": ["…"] } }.`,
    )
    return
  }
  const usual = usualMode(rulebook)
  const others = Object.keys(rulebook.modes).filter((mode) => mode !== usual)
  for (const [mode, parts] of Object.entries(said)) {
    if (!others.includes(mode))
      tell(
        ['modes', mode],
        mode === usual
          ? `${entryIn(rulebook.modes, usual)?.name ?? usual} mode is described outside of \`modes\`, by the scenario itself.`
          : `There is no mode "${mode}".`,
        `Write ${listed(others)}.`,
      )
    if (!isObject(parts)) {
      tell(
        ['modes', mode],
        `\`modes\` says ${show(parts)} of "${mode}".`,
        `Write { }, with the parts that differ in this mode: ${listed(partsOfModes(rulebook))}.`,
      )
      continue
    }
    for (const [part, value] of Object.entries(parts)) {
      if (!partsOfModes(rulebook).includes(part))
        tell(['modes', mode, part], `A mode has no \`${part}\` of its own.`, `Write ${listed(partsOfModes(rulebook))}.`)
      else if (part === 'setup')
        phrases(value, 'setup', 'do', rulebook, (path, message, remedy) => tell(['modes', mode, ...path], `In ${mode}: ${message}`, remedy))
      else if (part === 'card') {
        if (!isCode(value)) tell(['modes', mode, part], `\`card\` of "${mode}" is ${show(value)}.`, howCard)
      } else {
        const { least = 0, such } = dealParts(rulebook).find((one) => one.part === part) ?? {}
        if (!Array.isArray(value) || !value.every(isCode) || value.length < least)
          tell(['modes', mode, part], `\`${part}\` of "${mode}" is ${show(value)}.`, such === undefined ? howRules : `Write ${such}.`)
      }
    }
  }
}

/** Checks `playedIn`: at least one mode, and only modes of the rulebook. */
function playedInIssues(said: unknown, { modes }: Rulebook, tell: Tell): void {
  if (said === undefined) return
  const known = Object.keys(modes)
  if (!Array.isArray(said) || said.length === 0) {
    tell(['playedIn'], `\`playedIn\` is ${show(said)}.`, `Write a list of modes, at least one of ${listed(known)}, or leave it out.`)
    return
  }
  said.forEach((mode: unknown, i) => {
    if (typeof mode === 'string' && known.includes(mode)) return
    const near = typeof mode === 'string' ? meantName(mode, known) : undefined
    const remedy = `Write one of ${listed(known)}.`
    tell(['playedIn', i], `There is no mode ${show(mode)}.`, near === undefined ? remedy : `Did you mean "${near}"? ${remedy}`)
  })
}

function ruleIssues(rules: unknown, tell: Tell): void {
  if (rules === undefined) return
  if (!Array.isArray(rules)) {
    tell(['rules'], `\`rules\` is ${show(rules)}, but a scenario needs a list there.`, howRules)
    return
  }
  rules.forEach((one: unknown, i) => {
    if (isCode(one)) return
    const slug = typeof one === 'string' ? suggestSlug(one.replace(/^.*\//, '')) : ''
    tell(['rules', i], `Rule ${i + 1} of \`rules\` is ${show(one)}.`, slug === '' ? howRules : `Write a slug: "${slug}".`)
  })
}

function mapIssues(map: unknown, tell: Tell): void {
  if (map === undefined) return
  const isPlace = (one: unknown): boolean => isObject(one) && Number.isInteger(one.x) && Number.isInteger(one.y)
  if (!isObject(map)) tell(['map'], `\`map\` is ${show(map)}, not an object.`, 'Take it out: the editor lays the stages out by itself.')
  else
    for (const [stage, place] of Object.entries(map))
      if (!isPlace(place))
        tell(
          ['map', stage],
          `The position of "${stage}" in \`map\` is ${show(place)}.`,
          'Write { "x": 0, "y": 0 } with whole numbers, or take it out.',
        )
}

function isObject(value: unknown): value is { readonly [part: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function listed(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(', ')
}
