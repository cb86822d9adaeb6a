import { before, libraryOf, type Maker, numbered, type Parts, refuse, withTitles } from '@questwright/authoring'
import {
  defineCard,
  type JsonObject,
  type Library,
  type LibraryNote,
  type Modifier,
  type PackContent as PackContentOf,
  type Part,
  type Ruleset,
  type SystemDefinition,
  unknownName,
} from '@questwright/kernel'
import { withCodes } from './mode.ts'
import { playAttachment, playCharacter, playInto } from './play.ts'
import { type EndingsOfSystems, partsOfScenario } from './scenario-parts.ts'
import { type SystemType, standInFacts, standIns } from './scenes/stand-ins.ts'
import type { CardScript, KeywordScript } from './script.ts'
import type { SystemScript } from './system.ts'
import { systemGame } from './system-game.ts'

/** Makes the definitions for a table from the facts, texts and scripts of packs. */

/** The parts of a pack that this ruleset needs, with its scripts as validated by `scriptIn`. */
export type PackContent = PackContentOf<CardScript | KeywordScript | SystemScript>

/** The code of a slug: a slug that names no pack belongs to the given pack. */
function codeIn(pack: string, slug: string): string {
  return slug.includes(':') ? slug : `${pack}:${slug}`
}

/**
 * The code of the rule, a card or a system, that a pack names by this slug: `hard-times` and `other-pack:hard-times` can be used wherever rules are
 * listed.
 */
function ruleIn(pack: string, slug: string, systems: Library['systems']): string {
  const code = codeIn(pack, slug)
  const system = code.replace(':', ':system/')
  return systems?.has(system) ? system : code.replace(':', ':rule/')
}

/**
 * Makes definitions of everything that can be defined.
 * @param tell called for each problem: two keywords with one slug, a script without facts, two parts with one slug, an unknown name.
 * Everything else is defined.
 */
export function buildLibrary(packs: readonly PackContent[], tell: (note: LibraryNote) => void = refuse): Library {
  return libraryOf(
    packs,
    {
      systems: systemGame,
      besides: unknownStat,
      printed: withTitles,
      partsOf: (facts, own, systems) => withImplied(facts, typesOf(systems), own),
      scenario: scenarioOf,
      standIns: standInsFor,
    },
    tell,
  )
}

function scenarioOf(
  facts: JsonObject,
  own: Parts,
  { pack, systems, endings, all }: Maker,
): { readonly printed: JsonObject; readonly parts: Parts } {
  const phrases = systems.flatMap(({ notes }) => notes.setup as readonly string[])
  const data = partsOfScenario(facts, phrases, endings as EndingsOfSystems)
  const full = { card: (code: string) => codeIn(pack, code), rule: (code: string) => ruleIn(pack, code, all) }
  return { printed: withCodes(facts, full), parts: data.length === 0 ? own : numbered(before(data, own)) }
}

function* standInsFor(systems: Iterable<SystemDefinition>) {
  yield* standIns()
  for (const system of systems)
    for (const [type, words] of Object.entries(typesOf([system]))) {
      const facts = standInFacts(type, words)
      yield defineCard(`scene:${type}`, facts, withImplied(facts, { [type]: words }, []))
    }
}

/** The card types that systems define. */
interface OwnTypes {
  readonly [type: string]: SystemType & { readonly playedInto?: string }
}

function typesOf(systems: readonly SystemDefinition[]): OwnTypes {
  return Object.assign({}, ...systems.map(({ notes }) => notes.types))
}

/**
 * Adds the abilities to play a card from hand that its text does not mention: for allies, attachments, treasures, and card types of systems
 * that can be played.
 */
function withImplied(facts: JsonObject, types: OwnTypes, own: Parts): Parts {
  if (facts.type === 'ally') return before([playCharacter], own)
  if (facts.type === 'attachment' || facts.type === 'treasure') return before([playAttachment], own)
  const type = String(facts.type)
  const zone = Object.hasOwn(types, type) ? types[type]?.playedInto : undefined
  return zone === undefined ? own : before([playInto(zone)], own)
}

/** The message for a stat that should count for the quest but is not a number; undefined if there is none. */
function unknownStat(part: Part, { stats }: Ruleset): string | undefined {
  if ((part.kind !== 'modifier' && part.kind !== 'lasting') || part.stat !== 'countsForQuest') return undefined
  const numbers = Object.entries(stats).flatMap(([stat, { shape }]) => (shape === 'number' ? [stat] : []))
  const { value } = part as Modifier
  return typeof value === 'string' && !numbers.includes(value) ? unknownName(value, 'stat', numbers) : undefined
}
