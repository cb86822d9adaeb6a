/** Lists what changed between two versions of a pack, in the game's words, and which version number the changes require. */
import { factIn, type Rulebook, type Rulebooks, scenarioWords, setOfCard, typeIn } from '@questwright/rulebook'
import { dequal } from 'dequal/lite'
import { diff, gte, inc, major, type ReleaseType } from 'semver'
import type { CardText, FactValue, PackBundle, PackText, TitledText } from './bundle.ts'
import { sectionsIn, type WithSections } from './deck-sections.ts'
import { rulesOf } from './of-bundle.ts'
import { rulebookOfPack } from './pack-rulebook.ts'
import { compareText } from './problem.ts'
import { setTexts, setTitle } from './set-texts.ts'

/**
 * How much a change affects others. `major`: something that decks, saved games and other packs refer to was removed or became something else.
 * `minor`: something is new, or is played differently. `patch`: words, pictures, codes and tests.
 */
export type ChangeWeight = 'major' | 'minor' | 'patch'

export interface PackChange {
  readonly weight: ChangeWeight
  readonly kind: 'pack' | 'card' | 'keyword' | 'scenario' | 'campaign' | 'deck' | 'set' | 'rule' | 'system' | 'library'
  /** The slug of the changed thing; for a file of `lib/` its path; for the pack itself its id. */
  readonly slug: string
  /** The change as a sentence: "Mire Hound: might 2, was 1." */
  readonly sentence: string
}

export interface VersionAdvice {
  readonly from: string
  readonly to: string
  /** The lowest version number that is allowed for these changes; `from` itself when nothing changed. */
  readonly least: string
  readonly verdict: 'enough' | 'too-low'
}

export interface PackDiff {
  /** The changes, the most important first; equally important ones by kind and title. */
  readonly changes: readonly PackChange[]
  readonly version: VersionAdvice
  /**
   * Slugs of removed cards that `questwright.removed` does not list: decks and games with them cannot report why they are missing, nor use a
   * replacement.
   */
  readonly forgotten: readonly string[]
}

const language = 'en'
const weights: readonly ChangeWeight[] = ['major', 'minor', 'patch']

/** Whether a fact of a card has no influence on games. */
const isHarmless = (fact: string, rulebook: Rulebook): boolean =>
  fact === 'art' || fact === 'number' || factIn(rulebook, fact)?.plays === 'no'

/**
 * Compares two versions of a pack.
 * @param before the older version
 * @param after the newer version; if it is a different pack, everything counts as new or removed
 * @throws Error when the game of the newer one is not among the rulebooks
 */
export function diffPacks(before: PackBundle, after: PackBundle, rulebooks: Rulebooks): PackDiff {
  const changes: PackChange[] = []
  const sides: Sides = { before, after, rulebook: rulebookOfPack(after, [after], rulebooks) }
  packChanges(sides, changes)
  cardChanges(sides, changes)
  partChanges('keyword', 'keywords', sides, changes)
  partChanges('scenario', 'scenarios', sides, changes)
  partChanges('deck', 'decks', sides, changes)
  campaignChanges(sides, changes)
  setChanges(sides, changes)
  otherScripts(sides, changes)
  systemChanges(sides, changes)
  const sorted = weights.flatMap((weight) => changes.filter((change) => change.weight === weight))
  const forgotten = slugsOf(before.cards, {}).filter(
    (slug) => !Object.hasOwn(after.cards, slug) && !Object.hasOwn(after.removed ?? {}, slug),
  )
  return { changes: sorted, version: adviceFor(before.packVersion, after.packVersion, sorted[0]?.weight), forgotten }
}

interface Sides {
  readonly before: PackBundle
  readonly after: PackBundle
  readonly rulebook: Rulebook
}

/**
 * The lowest version number that may follow. Below 1.0.0 no stability is promised: there a `minor` step suffices for what would otherwise need a
 * `major` one, and a `patch` step for the rest.
 * @param weight of the most important change; undefined when there is none
 */
export function adviceFor(from: string, to: string, weight: ChangeWeight | undefined): VersionAdvice {
  if (weight === undefined) return { from, to, least: from, verdict: gte(to, from) ? 'enough' : 'too-low' }
  const early: { readonly [weight in ChangeWeight]: ReleaseType } = { major: 'minor', minor: 'patch', patch: 'patch' }
  const step = major(from) === 0 ? early[weight] : weight
  const least = inc(from, step) ?? from
  // a prerelease of the required version is enough
  const announces = diff(from, to)?.startsWith('pre') === true && gte(to, `${least}-0`)
  return { from, to, least, verdict: gte(to, least) || announces ? 'enough' : 'too-low' }
}

function packChanges({ before, after }: Sides, changes: PackChange[]): void {
  const tell = (weight: ChangeWeight, sentence: string) => changes.push({ weight, kind: 'pack', slug: after.id, sentence })
  if (before.id !== after.id) tell('major', `The pack is called ${after.id}, was ${before.id}: the codes of all its cards change.`)
  if (before.api !== after.api) tell('major', `The pack is written for script API ${after.api}, was ${before.api}.`)
  const { added, gone } = differenceOf(before.dependencies, after.dependencies)
  for (const id of added) tell('minor', `It depends on the pack ${id} now.`)
  for (const id of gone) tell('patch', `It no longer depends on the pack ${id}.`)
}

function cardChanges(sides: Sides, changes: PackChange[]): void {
  const { before, after, rulebook } = sides
  for (const slug of slugsOf(before.cards, after.cards)) {
    const [then, now] = [before.cards[slug], after.cards[slug]]
    const title = titleOf(after, 'cards', slug) ?? titleOf(before, 'cards', slug) ?? slug
    const tell = (weight: ChangeWeight, sentence: string) => changes.push({ weight, kind: 'card', slug, sentence })
    if (!now) tell('major', `Gone: ${title} (${typeName(then?.type, rulebook)})${becameOf(after, slug)}.`)
    else if (!then) tell('minor', `New: ${title} (${typeName(now.type, rulebook)}).`)
    else {
      if (then.type !== now.type)
        tell('major', `${title} is of type ${typeName(now.type, rulebook)}, was ${typeName(then.type, rulebook)}.`)
      factChanges(then, now, rulebook, (weight, words) => tell(weight, `${title}: ${words}.`))
      textChanges(before.text[language]?.cards[slug], after.text[language]?.cards[slug], (words) => tell('patch', `${words}.`), title)
      scriptChanges('card', slug, sides, (words) => tell('minor', `${title}: ${words}.`))
    }
  }
}

/** The end of the sentence about a removed card: `; Peat Hound replaces it`. */
function becameOf(after: PackBundle, slug: string): string {
  const tombstone = Object.hasOwn(after.removed ?? {}, slug) ? after.removed?.[slug] : undefined
  if (tombstone?.replacedBy !== undefined) return `; ${titleOf(after, 'cards', tombstone.replacedBy) ?? tombstone.replacedBy} replaces it`
  return tombstone?.why === undefined ? '' : `: ${tombstone.why.replace(/\.$/, '')}`
}

function typeName(type: string | undefined, rulebook: Rulebook): string {
  return (typeIn(rulebook, type)?.name ?? type ?? 'card').toLowerCase()
}

type Facts = { readonly [fact: string]: FactValue | undefined }

function factChanges(then: Facts, now: Facts, rulebook: Rulebook, tell: (weight: ChangeWeight, words: string) => void, within = ''): void {
  for (const fact of slugsOf(then, now)) {
    const [old, fresh] = [then[fact], now[fact]]
    if (fact === 'type' || dequal(old, fresh)) continue
    const weight = isHarmless(fact, rulebook) ? 'patch' : 'minor'
    const name = `${within}${spoken(fact)}`
    if (fact === 'sides' && isFacts(old ?? {}) && isFacts(fresh ?? {}))
      for (const side of slugsOf((old ?? {}) as Facts, (fresh ?? {}) as Facts))
        factChanges(sideOf(old, side), sideOf(fresh, side), rulebook, tell, `side ${side}, `)
    else if (isTexts(old ?? []) && isTexts(fresh ?? [])) {
      const { added, gone } = differenceOf((old ?? []) as readonly string[], (fresh ?? []) as readonly string[])
      const words = [
        ...(added.length > 0 ? [`${name} ${added.join(', ')} added`] : []),
        ...(gone.length > 0 ? [`${name} ${gone.join(', ')} gone`] : []),
      ]
      tell(weight, words.length > 0 ? words.join('; ') : `${name} in another order`)
    } else if (isPlain(old) && isPlain(fresh)) tell(weight, `${name} ${written(fresh)}, was ${written(old)}`)
    else tell(weight, `${name} changed`)
  }
}

const sideOf = (sides: FactValue | undefined, side: string): Facts => {
  const found = isFacts(sides) ? sides[side] : undefined
  return isFacts(found) ? found : {}
}

const isFacts = (value: FactValue | undefined): value is { readonly [fact: string]: FactValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isTexts = (value: FactValue): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string')
const isPlain = (value: FactValue | undefined): value is string | number | boolean | undefined =>
  value === undefined || ['string', 'number', 'boolean'].includes(typeof value)

function written(value: string | number | boolean | undefined): string {
  if (value === undefined) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value)
}

/** The name of a fact in words: `hitPoints` gives "hit points". */
function spoken(fact: string): string {
  return fact.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

function textChanges(
  then: CardText | TitledText | undefined,
  now: CardText | TitledText | undefined,
  tell: (words: string) => void,
  title: string,
): void {
  if (then && now && then.title !== now.title) tell(`${now.title} was called ${then.title}`)
  const words = (text: CardText | TitledText | undefined) => (text ? { ...text, title: undefined, flavour: undefined } : {})
  if (!dequal(words(then), words(now))) tell(`${title}: its text changed`)
  if (then?.flavour !== now?.flavour) tell(`${title}: its flavour text changed`)
}

function scriptChanges(
  kind: 'card' | 'keyword' | 'scenario' | 'rule' | 'system',
  slug: string,
  sides: Sides,
  tell: (words: string) => void,
): void {
  const [then, now] = [scriptOf(sides.before, kind, slug), scriptOf(sides.after, kind, slug)]
  if (then === now) return
  if (then === undefined) tell('it has a script now')
  else if (now === undefined) tell('it has no script any more')
  else tell('its script changed')
}

const scriptOf = (pack: PackBundle, kind: string, slug: string): string | undefined =>
  pack.scripts.find((script) => script.kind === kind && script.slug === slug)?.code

/** The changes of keywords, scenarios and decks. */
function partChanges(
  kind: 'keyword' | 'scenario' | 'deck',
  section: 'keywords' | 'scenarios' | 'decks',
  sides: Sides,
  changes: PackChange[],
): void {
  const { before, after, rulebook } = sides
  const [olds, news] = [before[section] as { readonly [slug: string]: Facts }, after[section] as { readonly [slug: string]: Facts }]
  for (const slug of slugsOf(olds, news)) {
    const [then, now] = [olds[slug], news[slug]]
    const title = titleOf(after, section, slug) ?? titleOf(before, section, slug) ?? slug
    const tell = (weight: ChangeWeight, sentence: string) => changes.push({ weight, kind, slug, sentence })
    if (!now) tell('major', `Gone: ${title} (${kind}).`)
    else if (!then) tell('minor', `New: ${title} (${kind}).`)
    else {
      if (kind === 'keyword' && then.number !== now.number)
        tell('major', `${title} is printed ${now.number === 'required' ? 'with' : 'without'} a number now.`)
      else if (kind === 'deck') deckChanges(then, now, (words) => tell('minor', `${title}: ${words}.`))
      else factChanges(then, now, rulebook, (weight, words) => tell(weight, `${title}: ${words}.`))
      textChanges(
        before.text[language]?.[section][slug],
        after.text[language]?.[section][slug],
        (words) => tell('patch', `${words}.`),
        title,
      )
      if (kind !== 'deck') scriptChanges(kind, slug, sides, (words) => tell('minor', `${title}: ${words}.`))
    }
  }
}

/**
 * The changes of campaigns. Logs name the scenarios of a campaign, so a scenario that was removed, and not renamed (`was`), breaks campaigns in
 * progress.
 */
function campaignChanges({ before, after }: Sides, changes: PackChange[]): void {
  const [olds, news] = [before.campaigns ?? {}, after.campaigns ?? {}]
  for (const slug of slugsOf(olds, news)) {
    const [then, now] = [olds[slug], news[slug]]
    const title = titleOf(after, 'campaigns', slug) ?? titleOf(before, 'campaigns', slug) ?? slug
    const tell = (weight: ChangeWeight, sentence: string) => changes.push({ weight, kind: 'campaign', slug, sentence })
    if (!now) tell('major', `Gone: ${title} (campaign).`)
    else if (!then) tell('minor', `New: ${title} (campaign).`)
    else {
      const names = new Set(now.scenarios.flatMap(({ name, was = [] }) => [name, ...was]))
      const lost = then.scenarios.map(({ name }) => name).filter((name) => !names.has(name))
      const added = now.scenarios.map(({ name }) => name).filter((name) => !then.scenarios.some((one) => one.name === name))
      if (lost.length > 0) tell('major', `${title}: without ${lost.join(', ')}; campaigns whose logs name it cannot be continued.`)
      if (added.length > 0) tell('minor', `${title}: with ${added.join(', ')}.`)
      if (lost.length === 0 && added.length === 0 && !dequal(then, now)) tell('minor', `${title}: its ways, cards or rules changed.`)
      const [old, own] = [before, after].map((pack) => pack.text[language]?.campaigns?.[slug])
      textChanges(old, own, (words) => tell('patch', `${words}.`), title)
    }
  }
}

/** The changed cards of a deck as a list: `2x grey-hound`. */
function deckChanges(then: Facts, now: Facts, tell: (words: string) => void): void {
  const lines = (deck: Facts) =>
    Object.values(sectionsIn(deck as WithSections)).flatMap((held) =>
      Array.isArray(held)
        ? (held as readonly string[])
        : Object.entries(held as { readonly [code: string]: number }).map(([code, copies]) => `${copies}x ${code}`),
    )
  const { added, gone } = differenceOf(lines(then), lines(now))
  if (added.length > 0) tell(`with ${added.join(', ')}`)
  if (gone.length > 0) tell(`without ${gone.join(', ')}`)
  if (added.length === 0 && gone.length === 0 && !dequal(then, now)) tell('its notes or its sideboard changed')
}

/** A set exists if it has cards or a title, and counts as removed when it has neither. */
function setChanges({ before, after, rulebook }: Sides, changes: PackChange[]): void {
  const [olds, news] = [setsOf(before, rulebook), setsOf(after, rulebook)]
  const { added, gone } = differenceOf(olds, news)
  const word = scenarioWords(rulebook).set
  const calledIn = (pack: PackBundle, slug: string) => setTitle(pack.text[language], slug, rulebook)
  const tell = (weight: ChangeWeight, slug: string, sentence: string) => changes.push({ weight, kind: 'set', slug, sentence })
  for (const slug of gone) tell('major', slug, `Gone: ${calledIn(before, slug) ?? slug} (${word}).`)
  for (const slug of added) tell('minor', slug, `New: ${calledIn(after, slug) ?? slug} (${word}).`)
  for (const slug of olds.filter((one) => news.includes(one))) {
    const [then, now] = [calledIn(before, slug), calledIn(after, slug)]
    if (then !== now) tell('patch', slug, `The ${word} ${now ?? slug} was called ${then ?? slug}.`)
  }
}

function setsOf(pack: PackBundle, rulebook: Rulebook): readonly string[] {
  const ofCards = Object.values(pack.cards).flatMap((card) => setOfCard(card, rulebook) ?? [])
  return [...new Set([...ofCards, ...Object.keys(setTexts(pack.text[language], rulebook))])].sort(compareText)
}

/** The changes of scripts without a card: rules, which scenarios name, and files of `lib/`. */
function otherScripts(sides: Sides, changes: PackChange[]): void {
  const [olds, news] = [rulesOf(sides.before), rulesOf(sides.after)]
  for (const slug of [...new Set([...olds.keys(), ...news.keys()])].sort(compareText)) {
    const title = titleOf(sides.after, 'rules', slug) ?? titleOf(sides.before, 'rules', slug) ?? slug
    const tell = (weight: ChangeWeight, sentence: string) => changes.push({ weight, kind: 'rule', slug, sentence })
    if (!news.has(slug)) tell('major', `Gone: ${title} (rule).`)
    else if (!olds.has(slug)) tell('minor', `New: ${title} (rule).`)
    else {
      scriptChanges('rule', slug, sides, (words) => tell('minor', `The rule ${title}: ${words}.`))
      const [then, now] = [sides.before, sides.after].map((pack) => pack.text[language]?.rules?.[slug])
      textChanges(then, now, (words) => tell('patch', `${words}.`), title)
    }
  }
  const helpers = (pack: PackBundle) =>
    new Map(pack.scripts.flatMap((script) => (script.kind === 'library' ? [[script.path, script.code] as const] : [])))
  const [then, now] = [helpers(sides.before), helpers(sides.after)]
  for (const path of [...new Set([...then.keys(), ...now.keys()])].sort(compareText))
    if (then.get(path) !== now.get(path))
      changes.push({ weight: 'minor', kind: 'library', slug: path, sentence: `${path}, which scripts of the pack share, changed.` })
}

/** The changes of systems: a name that was removed from a chapter is missing in all packs that depend on this one. */
function systemChanges(sides: Sides, changes: PackChange[]): void {
  const { before, after } = sides
  const [olds, news] = [before.systems ?? {}, after.systems ?? {}]
  for (const slug of slugsOf(olds, news)) {
    const [then, now] = [olds[slug], news[slug]] as const
    const title = titleOf(after, 'systems', slug) ?? titleOf(before, 'systems', slug) ?? slug
    const tell = (weight: ChangeWeight, sentence: string) => changes.push({ weight, kind: 'system', slug, sentence })
    if (!now) tell('major', `Gone: ${title} (system).`)
    else if (!then) tell('minor', `New: ${title} (system).`)
    else {
      const { gone } = differenceOf(namesOfSystem(then), namesOfSystem(now))
      if (gone.length > 0) tell('major', `${title}: without ${gone.join(', ')}.`)
      else if (!dequal(then, now)) tell('minor', `${title}: its chapter of the rulebook changed.`)
      scriptChanges('system', slug, sides, (words) => tell('minor', `${title}: ${words}.`))
      const [old, own] = [before, after].map((pack) => pack.text[language]?.systems?.[slug])
      textChanges(old, own, (words) => tell('patch', `${words}.`), title)
    }
  }
}

/** The names that a chapter declares, as `section.name`. */
function namesOfSystem(chapter: object): readonly string[] {
  return Object.entries(chapter).flatMap(([section, names]) =>
    typeof names === 'object' && names !== null && !Array.isArray(names) ? Object.keys(names).map((name) => `${section}.${name}`) : [],
  )
}

function titleOf(pack: PackBundle, section: keyof PackText & string, slug: string): string | undefined {
  const titles = pack.text[language]?.[section] as { readonly [slug: string]: TitledText } | undefined
  return titles?.[slug]?.title
}

function slugsOf(one: object, other: object): readonly string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].sort(compareText)
}

function differenceOf(
  then: readonly string[],
  now: readonly string[],
): { readonly added: readonly string[]; readonly gone: readonly string[] } {
  return { added: now.filter((one) => !then.includes(one)), gone: then.filter((one) => !now.includes(one)) }
}
