/** The texts of one card while they are typed: their units with states, sentences and reasons, and the script that they make. */
import { type BuiltAbility, hostOf, menusOf, printAbility, sayAbility } from '@questwright/abilities'
import { type PackBundle, typescript } from '@questwright/packs'
import {
  type ChosenMeanings,
  type CompiledCard,
  compileCard,
  explainUnit,
  type TextFinding,
  type TextPart,
  type TextRequest,
  type TextUnit,
} from '@questwright/wording'
import { rulebookIn } from '../page/rulebooks.ts'
import { type CardState, stateOf } from './compile-pack.ts'
import { placesIn } from './markup.ts'
import { chosenInScript } from './present-script.ts'
import { type TypedCard, textsOfTyped } from './texts-of-pack.ts'

export interface ReadCardRequest extends TypedCard {
  /** The path of its script, for the imports of verbs of systems. */
  readonly path: string
  /** Its present script, if it has one. */
  readonly script?: string
  /** The script of the meaning that the author has chosen, by the text that has several. */
  readonly answers?: { readonly [text: string]: string }
  /** `reasons`: also the parts and findings, which takes longer. */
  readonly wanted: 'script' | 'reasons'
}

/** One meaning of a text: its sentences, and the script of its abilities. */
interface ReadMeaning {
  readonly says: readonly string[]
  readonly script: string
}

/** A unit of a text. Offsets are those of the text as it is typed. */
export interface ReadUnit {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly state: TextUnit['state']
  readonly meanings: readonly ReadMeaning[]
  /** The number of the chosen meaning, of a text with several. */
  readonly chosen?: number
  /** It says a fact, and needs no script. */
  readonly fact?: true
  readonly parts: readonly TextPart[]
  readonly findings: readonly TextFinding[]
}

interface ReadFace {
  /** The side whose texts these are; undefined for texts of the card itself. */
  readonly side?: string
  /** Its texts, by the field of the text file in which they are. */
  readonly texts: { readonly [field: string]: readonly ReadUnit[] }
}

export interface ReadCard {
  readonly state: CardState
  readonly faces: readonly ReadFace[]
  /** The script; undefined for a card without abilities. */
  readonly source?: string
  readonly byHand: CompiledCard['byHand']
  readonly ways: CompiledCard['ways']
  readonly abilities: CompiledCard['abilities']
}

/**
 * Reads the texts of a card.
 * @param bundle the pack of the card, as it is saved
 * @param all the packs at hand
 */
export function readCard(bundle: PackBundle, all: readonly PackBundle[], request: ReadCardRequest): ReadCard {
  const { slug, path, script, answers = {}, wanted } = request
  const rulebook = rulebookIn(bundle, all)
  const menus = menusOf(rulebook)
  const texts = textsOfTyped(request, bundle, all, rulebook)
  if (texts === undefined) return { state: 'plain', faces: [], byHand: {}, ways: {}, abilities: {} }
  const chosen: ChosenMeanings = { byText: answers, inScript: () => chosenInScript(menus, script) }
  const home = { pack: bundle.id, path, nameOf: (id: string) => all.find((one) => one.id === id)?.name }
  const made = compileCard(menus, typescript, { slug, faces: texts.faces, home, chosen })
  const host = hostOf(
    menus,
    made.units.flatMap(({ meanings, chosen: nth = 0 }) => meanings[nth] ?? []),
  )
  const scriptOf = (ability: BuiltAbility): string => printAbility(menus, typescript, ability)
  const shown = (unit: TextUnit, text: TextRequest, typed: string): ReadUnit => {
    const at = placesIn(typed)
    const { parts, findings } =
      wanted === 'reasons' ? explainUnit(menus, text, unit) : { parts: [] as readonly TextPart[], findings: [] as readonly TextFinding[] }
    const moved = <T extends { readonly start: number; readonly end: number }>(one: T): T => ({ ...one, ...at(one.start, one.end) })
    return {
      text: unit.text,
      ...at(unit.start, unit.start + unit.text.length),
      state: unit.state,
      ...(unit.chosen === undefined ? {} : { chosen: unit.chosen }),
      ...(unit.fact && { fact: true as const }),
      meanings:
        unit.fact !== undefined
          ? []
          : unit.meanings.map((abilities) => ({
              says: abilities.map((one) => sayAbility(menus, one, text.titles.self, host)),
              script: abilities.map(scriptOf).join('\n'),
            })),
      parts: parts.map(moved),
      findings: findings.map((one) => ({ ...moved(one), offers: one.offers.map(moved) })),
    }
  }
  let next = 0
  const faces = texts.faces.map(({ side, text, typed, of }, nth): ReadFace => {
    const own = made.units.slice(next, next + (made.unitsOfFaces[nth] ?? 0))
    next += own.length
    const fields: { [field: string]: ReadUnit[] } = {}
    for (const unit of own) {
      const field = unit.field ?? 'text'
      fields[field] = [...(fields[field] ?? []), shown(unit, text, typed[field] ?? '')]
    }
    return { ...(side === undefined || of === 'card' ? {} : { side }), texts: fields }
  })
  return {
    state: stateOf(made),
    faces,
    ...(made.source === undefined ? {} : { source: made.source }),
    byHand: made.byHand,
    ways: made.ways,
    abilities: made.abilities,
  }
}
