/** Compiles the texts of a card to its script: sentences that are read become abilities, and players follow the others by hand. */
import {
  type BuiltAbility,
  choice,
  editScript,
  has,
  hostOf,
  type Menus,
  printAbility,
  type ScriptHome,
  sayWay,
  wordsFor,
  wordsOfWays,
} from '@questwright/abilities'
import type ts from 'typescript'
import { AbilityReader } from './ability-reader.ts'
import { marked } from './compiled-mark.ts'
import { grammarOf } from './grammar.ts'
import { distinctMeanings } from './meanings.ts'
import { readerOptions, readText } from './read-text.ts'
import type { TextRequest, TextUnit } from './text-unit.ts'
import { unitReading } from './unit-reading.ts'
import { unitsOf } from './units.ts'

/** The card that is compiled. */
export interface CompileRequest {
  readonly slug: string
  /** Its texts: one request for a card with one face; else one for each side, by its name. */
  readonly faces: readonly { readonly side?: string; readonly text: TextRequest }[]
  /** The place of its script, for the imports of verbs of systems. */
  readonly home?: ScriptHome
  readonly chosen?: ChosenMeanings
}

/** What the author has chosen for texts with several meanings. */
export interface ChosenMeanings {
  /** By the text of the unit, the scripts of the abilities of its meaning, each on lines of its own. */
  readonly byText?: { readonly [text: string]: string }
  /** The scripts of the abilities that the card has already; only asked for where a text has several meanings. */
  readonly inScript?: () => ReadonlySet<string>
}

export interface CompiledCard {
  /** The script, with a mark by which `isCompiled` knows it; undefined for a card without abilities. */
  readonly source: string | undefined
  /** The texts that are followed by hand, by their keys: the `words.byHand` of the card. */
  readonly byHand: { readonly [key: string]: string }
  /** The labels of the options that its abilities offer, by their names in the script: the `words.ways` of the card. */
  readonly ways: { readonly [name: string]: string }
  /** What its later effects do, by their names in the script: the `words.abilities` of the card. */
  readonly abilities: { readonly [name: string]: string }
  /** All units of its texts, as `readText` returns them. */
  readonly units: readonly TextUnit[]
  /** The number of units of each face, in the order of the faces. */
  readonly unitsOfFaces: readonly number[]
  /** The number of units that are not read completely, but whose beginning is an ability of the script. */
  readonly begun: number
}

/**
 * Compiles the texts of a card. Of an ability that is not read completely, the trigger, the costs and the first sentences are kept where they have one
 * meaning only; players follow the rest by hand. An ability with several meanings is left to them until its author has chosen one;
 * one whose abilities are in the present script is chosen.
 * @param compiler the TypeScript compiler
 */
export function compileCard(menus: Menus, compiler: typeof ts, { slug, faces, home, chosen }: CompileRequest): CompiledCard {
  const scriptOf = (ability: BuiltAbility): string => printAbility(menus, compiler, ability)
  const byHand = new Map<string, string>()
  const ways: { [name: string]: string } = {}
  const abilities: { [name: string]: string } = {}
  const units: TextUnit[] = []
  const unitsOfFaces: number[] = []
  let begun = 0
  const lists: { readonly side: string | undefined; readonly codes: readonly string[] }[] = []
  const named = ({ slug, ...ability }: BuiltAbility, title: string, otherwise = ''): void => {
    const words = ability.effects.length > 0 ? sayWay(menus, ability, ability, title, hostOf(menus, [])) : sentence(otherwise)
    if (slug !== undefined && words !== '') abilities[slug] = words.replace(/\.$/, '')
  }
  let present: ReadonlySet<string> | undefined
  const inScript = (): ReadonlySet<string> => {
    present ??= chosen?.inScript?.() ?? new Set<string>()
    return present
  }
  for (const { side, text } of faces) {
    const read = readText(menus, text, scriptOf).map((unit) => withChoice(unit, scriptOf, chosen?.byText ?? {}, inScript))
    const leave = (key: string, words: string): string => {
      let free = key
      for (let n = 2; byHand.has(free); n++) free = `${key}-${n}`
      byHand.set(free, sentence(words))
      return free
    }
    const codes = new Signatures()
    for (const unit of read) {
      if (unit.state === 'keyword' || unit.state === 'reminder') continue
      const meaning = unit.state === 'whole' ? unit.meanings[0] : unit.meanings[unit.chosen ?? -1]
      const whole = meaning !== undefined && unit.fact === undefined ? codes.printed(meaning, scriptOf) : undefined
      if (whole !== undefined) {
        codes.add(whole.map(({ code }) => code))
        for (const { ability } of whole) {
          Object.assign(ways, wordsOfWays(menus, ability, {}, text.titles.self, hostOf(menus, [])))
          named(ability, text.titles.self)
        }
      } else {
        const left = rest(menus, { ...text, unit, scriptOf, codes, leave, ways, named })
        codes.add(left.codes)
        if (left.isBegun) begun++
      }
    }
    units.push(...read)
    unitsOfFaces.push(read.length)
    lists.push({ side, codes: codes.all })
  }
  const source = sourceOf(menus, compiler, slug, lists, home)
  return { source, byHand: Object.fromEntries(byHand), ways, abilities, units, unitsOfFaces, begun }
}

/** A unit with the number of the meaning that its author has chosen, if there is exactly one. */
function withChoice(
  unit: TextUnit,
  scriptOf: (ability: BuiltAbility) => string,
  byText: NonNullable<ChosenMeanings['byText']>,
  inScript: () => ReadonlySet<string>,
): TextUnit {
  if (unit.state !== 'asked') return unit
  const scripts = unit.meanings.map((abilities) => abilities.map(scriptOf))
  const answer = Object.hasOwn(byText, unit.text) ? byText[unit.text] : undefined
  const answered = answer === undefined ? -1 : scripts.findIndex((all) => all.join('\n') === answer)
  if (answered >= 0) return { ...unit, chosen: answered }
  const present = inScript()
  const found = scripts.flatMap((all, nth) => (all.every((one) => present.has(one)) ? [nth] : []))
  const [only] = found
  return only === undefined || found.length > 1 ? unit : { ...unit, chosen: only }
}

interface Rest extends TextRequest {
  readonly unit: TextUnit
  readonly scriptOf: (ability: BuiltAbility) => string
  readonly codes: Signatures
  /** The labels of options: those of the beginning are added. */
  readonly ways: { [name: string]: string }
  /** Records the words of an ability that has a name in the script: `otherwise` where it has no effects. */
  readonly named: (ability: BuiltAbility, title: string, otherwise: string) => void
  /** Records a text that is followed by hand. @returns its key */
  readonly leave: (key: string, words: string) => string
}

/** The code for a unit that is not read completely: its beginning where it is clear, and then a text that is followed by hand. */
function rest(menus: Menus, request: Rest): { readonly codes: readonly string[]; readonly isBegun: boolean } {
  const effect = menus.of.effects.find(({ id }) => id === 'by-hand')
  if (effect === undefined) return { codes: [], isBegun: false }
  const { unit, codes, leave, scriptOf } = request
  const begun = unit.isBehindUnread ? undefined : beginningOf(menus, request)
  if (begun !== undefined) {
    const key = unit.word ?? 'text'
    const until = (name: string) => codes.printed([{ ...begun.ability, effects: [...begun.ability.effects, byHandEffect(name)] }], scriptOf)
    if (until(key) !== undefined) {
      Object.assign(request.ways, wordsOfWays(menus, begun.ability, {}, request.titles.self, hostOf(menus, [])))
      const done = until(leave(key, begun.words)) ?? []
      // what the ability does before the text that is followed by hand, or else that text
      for (const { ability } of done) request.named({ ...begun.ability, slug: ability.slug }, request.titles.self, begun.words)
      return { codes: done.map(({ code }) => code), isBegun: true }
    }
  }
  const name = leave(unit.word ?? 'text', unit.text)
  return { codes: [effect.code.replace('$name', () => `'${name}'`)], isBegun: false }
}

const byHandEffect = (name: string) => choice('by-hand', { name })

/** Words of a later sentence that change what the sentences before it do, so that these cannot be carried out by themselves. */
const changesBefore = /\b(?:instead|both|otherwise|this way|limit|able|x|unless|this effect|if you do|if you cannot|in addition|except)\b/i

/** The clear beginning of a unit, and the words of its rest; undefined where the whole unit has to be followed by hand while its card is in play. */
function beginningOf(
  menus: Menus,
  { unit, scriptOf, codes, ...request }: Rest,
): { readonly ability: BuiltAbility; readonly words: string } | undefined {
  const { word } = unit
  const place = { kind: 'card', type: request.type } as const
  // a card that holds no constant abilities is not in play: its text must be played, or resolved at once
  const isPlayed = !wordsFor(menus, place).some((one) => has(menus, one, 'change'))
  const played = wordsFor(menus, place).find((one) => has(menus, one, 'effects') && !has(menus, one, 'trigger'))
  const bare = (own: string): BuiltAbility => ({ word: own, conditions: [], costs: [], effects: [] })
  const asPlayed = isPlayed && played !== undefined ? { ability: bare(played), words: unit.text } : undefined
  // without any label, the whole text is what the card does when it is played
  if (word === undefined)
    return codes.all.length === 0 && unitsOf(menus, request).every((one) => one.word === undefined) ? asPlayed : undefined
  if (has(menus, word, 'price')) {
    const price = menus.prices.find(({ id }) => id === 'effects')
    const effects = [byHandEffect(word)]
    return price && { ability: { ...bare(word), price: choice('effects', { effects }) }, words: bodyOf(unit, unit.text) }
  }
  if (!has(menus, word, 'effects')) return asPlayed
  const own = unitsOf(menus, request).find(({ start, field, text }) => start === unit.start && field === unit.field && text === unit.text)
  const grammar = grammarOf(menus)
  const found =
    own === undefined || own.reads === 'nothing'
      ? []
      : new AbilityReader(unitReading(grammar, request, own, readerOptions(grammar, request, own)))
          .beginnings()
          .filter(({ ability, rest: from }) => ability.effects.length === 0 || !changesBefore.test(own.body.slice(from)))
  const body = own?.body ?? unit.text
  // the reading that leaves the least, if it is the only one of its kind
  for (const wanted of [true, false]) {
    const some = found.filter(({ ability }) => ability.effects.length > 0 === wanted)
    const least = Math.max(0, ...some.map(({ rest: from }) => from))
    const last = some.filter(({ rest: from }) => from === least)
    const distinct = distinctMeanings(
      menus,
      last.map(({ ability }) => [ability]),
      scriptOf,
    )
    const [[ability] = []] = distinct
    if (ability === undefined || distinct.length > 1) continue
    const needsCost = has(menus, word, 'costs') && !has(menus, word, 'trigger')
    // without its costs, what a player may use at any time could be used without end
    if (needsCost && ability.costs.length === 0 && !isPlayed) continue
    return { ability, words: body.slice(least) }
  }
  if (has(menus, word, 'trigger') || (has(menus, word, 'costs') && !isPlayed)) return asPlayed
  return { ability: bare(word), words: body }
}

const bodyOf = ({ text }: TextUnit, whole: string): string => text.slice(text.indexOf(':') + 1).trim() || whole

/** The words of a text from any place on: they begin with a capital letter. */
function sentence(text: string): string {
  const bare = text.trim()
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}

/** The abilities of a list of a script. The engine names an ability by its function and first text, so a second one with the same name gets a slug. */
class Signatures {
  readonly all: string[] = []
  readonly #seen = new Map<string, number>()

  /** @returns the abilities with their code and name; undefined where two have the same name, and none of their own can be given */
  printed(abilities: readonly BuiltAbility[], scriptOf: (ability: BuiltAbility) => string): readonly Printed[] | undefined {
    const seen = new Map(this.#seen)
    const done: Printed[] = []
    for (const ability of abilities) {
      const code = scriptOf(ability)
      const at = signatureOf(code)
      const before = seen.get(at) ?? 0
      seen.set(at, before + 1)
      if (before === 0) {
        done.push({ code, ability })
        continue
      }
      const words = at.toLowerCase().match(/[a-z]+/g) ?? []
      const named = { ...ability, slug: `${words.join('-')}-${before + 1}` }
      const again = scriptOf(named)
      if (again === code) return undefined
      done.push({ code: again, ability: named })
    }
    return done
  }

  add(codes: readonly string[]): void {
    for (const code of codes) {
      this.#seen.set(signatureOf(code), (this.#seen.get(signatureOf(code)) ?? 0) + 1)
      this.all.push(code)
    }
  }
}

interface Printed {
  readonly code: string
  readonly ability: BuiltAbility
}

/** The function and its first text, by which an ability is named unless it has a name of its own. */
const signatureOf = (code: string): string => /^[\w.]+\((?:'[^']*')?/.exec(code)?.[0] ?? code

function sourceOf(
  menus: Menus,
  compiler: typeof ts,
  slug: string,
  lists: readonly { readonly side: string | undefined; readonly codes: readonly string[] }[],
  home: ScriptHome | undefined,
): string | undefined {
  const filled = lists.filter(({ codes }) => codes.length > 0)
  if (filled.length === 0) return undefined
  const isSided = filled.some(({ side }) => side !== undefined)
  const list = isSided ? `{\n${filled.map(({ side }) => `  ${side}: [],\n`).join('')}}` : '[]'
  let source = `import { card } from '${menus.module}'\n\nexport default card('${slug}', ${list})\n`
  for (const { side, codes } of filled)
    for (const [nth, code] of codes.entries()) {
      const edited = editScript(menus, compiler, { source, code, at: undefined, side, next: codes.slice(nth + 1), ...(home && { home }) })
      if ('refused' in edited) throw new Error(`"${slug}" cannot be compiled: ${edited.refused}`)
      source = edited.source
    }
  return marked(source)
}
