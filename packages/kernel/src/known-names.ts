import { table } from './current-table.ts'
import type { Ability, Modifier, Part, Way } from './definition.ts'
import { fail } from './fault.ts'
import { nameIn } from './limits.ts'
import { unknownName } from './nearest.ts'
import type { Ruleset, StatSpec } from './ruleset.ts'

/** Checks that the ruleset defines the names in scripts: without it, a misspelt name would silently do nothing. */

/** Prefix of the stat name with which a modifier forbids events of a kind: `cannot damaged`. */
const FORBIDS = 'cannot '

const WAYS: { readonly [shape in StatSpec['shape']]: readonly Way[] } = {
  number: ['add', 'set', 'times'],
  words: ['include', 'exclude'],
  counts: ['include', 'exclude'],
  'yes-no': ['permit', 'forbid'],
}

const SHAPES: { readonly [shape in StatSpec['shape']]: string } = {
  number: 'a number',
  words: 'a list of words',
  counts: 'a list of words',
  'yes-no': 'a permission',
}

type Names = Pick<Ruleset, 'stats' | 'events' | 'lanes' | 'zones'> & { readonly periods?: readonly string[] }

/** The word for stats that can be changed in this way, and their names. */
function statsFor(names: Names, way: Way): { readonly what: string; readonly known: readonly string[] } {
  const known = Object.keys(names.stats).filter((stat) => WAYS[(names.stats[stat] as StatSpec).shape].includes(way))
  return { what: way === 'permit' || way === 'forbid' ? 'permission' : 'stat', known }
}

/**
 * Checks that a stat can be changed in a way.
 * @returns a message with the name that was probably meant; undefined when it can
 */
function wrongStat(names: Names, stat: string, way: Way): string | undefined {
  if (stat.startsWith(FORBIDS)) return wrongEvent(names, stat.slice(FORBIDS.length))
  const { what, known } = statsFor(names, way)
  if (known.includes(stat)) return undefined
  if (Object.hasOwn(names.stats, stat))
    return `'${stat}' is ${SHAPES[(names.stats[stat] as StatSpec).shape]}, and cannot be changed in this way`
  return unknownName(stat, what, known)
}

function wrongEvent(names: Names, kind: string): string | undefined {
  return Object.hasOwn(names.events, kind) ? undefined : unknownName(kind, 'kind of event', Object.keys(names.events))
}

/** The names of all zones: of the table, of seats, of cards. */
function zoneNames(zones: Ruleset['zones']): string[] {
  return [...new Set([zones.table, zones.seat, zones.card].flatMap((some) => Object.keys(some)))]
}

function wrongPart(names: Names, part: Part): string | undefined {
  if (part.kind === 'modifier' || part.kind === 'lasting') return wrongStat(names, part.stat, part.way)
  if (part.kind !== 'ability') return undefined
  return wrongAbility(names, part)
}

function wrongAbility(names: Names, { hears, limit, lane }: Ability): string | undefined {
  for (const kind of hears) {
    const wrong = wrongEvent(names, kind)
    if (wrong) return wrong
  }
  if (lane !== null && !names.lanes.some(({ name }) => name === lane))
    return unknownName(
      lane,
      'lane',
      names.lanes.map(({ name }) => name),
    )
  if (limit && names.periods && !names.periods.includes(limit.period)) return unknownName(limit.period, 'period of a limit', names.periods)
  return undefined
}

/**
 * Checks the names in a part of a card: stats, permissions, kinds of events, lanes, zones, periods.
 * @returns a message for the first name that the ruleset does not define; undefined when it defines all
 */
export function wrongName(names: Names, part: Part): string | undefined {
  const wrong = wrongPart(names, part)
  if (wrong) return wrong
  const known = zoneNames(names.zones)
  for (const zone of (part as Ability | Modifier).where ?? []) if (!known.includes(zone)) return unknownName(zone, 'zone', known)
  return undefined
}

/** Checks a stat that a running script names. @throws ScriptFault when the ruleset has no such stat that can be changed in this way */
export function requireStat(stat: string, way: Way): void {
  const wrong = wrongStat(table().ruleset, nameIn(stat, 'a stat'), way)
  if (wrong) fail('wrong-name', wrong)
}

/** Checks a name that a running script uses. @throws ScriptFault when it is not among `known` */
export function requireName(name: string, what: string, known: Iterable<string>): void {
  const names = [...known]
  if (!names.includes(nameIn(name, `a ${what}`))) fail('wrong-name', unknownName(name, what, names))
}
