/** Checks packs together: references, keywords, dependencies, texts, decks. */
import {
  cardSetFact,
  dealtIn,
  partFor,
  type Rulebook,
  type Rulebooks,
  scenarioWords,
  setsListedBy,
  setTitlesSection,
  typeIn,
  usualMode,
} from '@questwright/rulebook'
import type { CardFacts, PackBundle, ScenarioFacts } from './bundle.ts'
import { problemsAlone } from './check-alone.ts'
import { campaignProblems } from './check-campaigns.ts'
import { type CheckMemory, newCheckMemory } from './check-memory.ts'
import { nameProblems } from './check-names.ts'
import { systemProblems } from './check-systems.ts'
import { dealtCardsOf } from './dealt-deck.ts'
import { checkDeck, deckCatalogue } from './deck.ts'
import type { DeckCatalogue } from './deck-finding.ts'
import { codesOfDeck } from './deck-sections.ts'
import { article } from './fact-issues.ts'
import { usesOfFewRules } from './few-rules.ts'
import { meantName } from './meant-name.ts'
import { namesOfGame } from './names/brought.ts'
import { fileOf, printedKeywordsOf, rulesOf, setsOf } from './of-bundle.ts'
import { rulebookOfPack } from './pack-rulebook.ts'
import { type Problem, problem, type QuickFix, sortProblems } from './problem.ts'
import { ambiguousQuantities, quantityKey, readQuantityKey } from './quantities.ts'
import { removedCard, wordsOfRemoved } from './removed-cards.ts'
import { scenarioReferences } from './scenario-codes.ts'
import { asFull } from './scenario-facts.ts'
import { inMode, modesOf } from './scenario-modes.ts'
import { setTexts } from './set-texts.ts'
import { bare, fullCode, keywordWithNumber, splitCode, suggestSlug } from './slug.ts'
import { stagesOf, unreachableStages } from './stage-graph.ts'
import { placeInManifest } from './system-places.ts'
import { wordsBelow } from './words-checks.ts'

interface All {
  readonly packs: readonly PackBundle[]
  readonly byId: ReadonlyMap<string, PackBundle>
  /** The rulebook of the pack that is checked. */
  readonly rulebook: Rulebook
  /** The catalogue for decks; it is made when the first pack with decks is checked. */
  readonly catalogue: () => DeckCatalogue
}

type Report = (
  severity: 'error' | 'warning',
  code: string,
  file: string,
  message: string,
  remedy: string,
  fixes?: readonly QuickFix[],
) => void

export interface PackCheckOptions {
  /** The ids of the packs to check; all packs if absent. */
  readonly asked?: ReadonlySet<string>
  /** The cache of the last check; it is updated. The result is the same with and without it. */
  readonly memory?: CheckMemory
}

/**
 * Checks loaded packs together. The caller passes every pack of the workspace, since keywords and cards of other packs are looked up in them.
 * @param rulebooks the rulebooks of the installed games, including those of these packs
 * @returns the problems of the checked packs, by pack and file; problems that `loadPack` has found are not repeated
 */
export function checkPacks(
  packs: readonly PackBundle[],
  rulebooks: Rulebooks,
  { asked, memory = newCheckMemory() }: PackCheckOptions = {},
): Problem[] {
  const isAsked = ({ id }: PackBundle): boolean => asked === undefined || asked.has(id)
  const byId = new Map<string, PackBundle>()
  const problems: Problem[] = []
  for (const pack of packs) {
    const first = byId.get(pack.id)
    if (first === undefined) byId.set(pack.id, pack)
    else if (isAsked(pack)) problems.push(twoOfOneId(first, pack))
  }
  let catalogue: DeckCatalogue | undefined
  const packsOfAll = {
    packs: [...byId.values()],
    byId,
    catalogue: () => {
      catalogue ??= deckCatalogue([...byId.values()], rulebooks)
      return catalogue
    },
  }
  const keywords = new Set(packsOfAll.packs.flatMap((pack) => Object.keys(pack.keywords)))
  for (const pack of packsOfAll.packs.filter(isAsked)) {
    const rulebook = rulebookOfPack(pack, packsOfAll.packs, rulebooks)
    const all: All = { ...packsOfAll, rulebook }
    const report: Report = (severity, code, file, message, remedy, fixes) => {
      const found = problem(severity, code, { pack: pack.id, file }, { message, remedy })
      problems.push(fixes ? { ...found, fixes } : found)
    }
    checkDependencies(pack, all, report, (found) => problems.push(found))
    checkRemoved(pack, all, report)
    checkKeywords(pack, all, report)
    checkSets(pack, all, report)
    checkScenarios(pack, all, report)
    for (const { severity, code, file, message, remedy } of campaignProblems(pack, all.packs, rulebook))
      report(severity, code, file, message, remedy)
    checkIdleRules(pack, all, report)
    checkDecksOf(pack, all, report)
    checkScenes(pack, all, report)
    for (const { file, message, remedy } of usesOfFewRules(pack, all.packs, rulebook, (kind, slug) => fileOf(pack, kind, slug)))
      report('warning', 'facts/type-without-rules', file, message, remedy)
    problems.push(
      ...nameProblems(pack, all.packs),
      ...systemProblems(pack, all.packs, rulebooks),
      ...problemsAlone(pack, keywords, rulebook, wordsBelow(pack, all.packs), memory),
    )
  }
  for (const id of memory.packs.keys()) if (!byId.has(id)) memory.packs.delete(id)
  return sortProblems(problems)
}

function twoOfOneId(first: PackBundle, second: PackBundle): Problem {
  const message = `Two packs have the id "${first.id}": ${first.name} ${first.packVersion} and ${second.name} ${second.packVersion}. Only the first is used.`
  return problem(
    'error',
    'pack/duplicate-id',
    { pack: second.id, file: 'package.json' },
    { message, remedy: 'Rename one of them, or remove one of the two versions.' },
  )
}

function absentDependency(pack: PackBundle, id: string): Problem {
  return problem(
    'error',
    'pack/unknown-dependency',
    { pack: pack.id, file: 'package.json' },
    {
      message: `The pack needs "${id}", which the workspace does not have.`,
      remedy: 'Add that pack to the workspace, or correct the name in `dependencies`.',
    },
    placeInManifest(pack, id),
  )
}

function checkDependencies(pack: PackBundle, { byId }: All, report: Report, tell: (found: Problem) => void): void {
  for (const id of pack.dependencies) {
    const other = byId.get(id)
    if (other === undefined) tell(absentDependency(pack, id))
    else if (other.game !== pack.game)
      report(
        'error',
        'pack/other-game',
        'package.json',
        `The pack is for the game "${pack.game}" and needs "${id}", which is for "${other.game}": packs of two games cannot be played together.`,
        'Take it out of `dependencies`, or correct `questwright.game`.',
      )
  }
  const circle = findCircle(pack.id, byId)
  if (circle !== undefined) {
    const message = `The pack needs itself: ${circle.join(' needs ')}.`
    report('error', 'pack/dependency-cycle', 'package.json', message, 'Move what both need into a third pack.')
  }
}

/** Reports removed cards whose replacement does not exist. */
function checkRemoved(pack: PackBundle, { packs }: All, report: Report): void {
  for (const [slug, { replacedBy }] of Object.entries(pack.removed ?? {}))
    if (replacedBy !== undefined && removedCard(`${pack.id}:${slug}`, packs)?.now === undefined)
      report(
        'error',
        'reference/unknown-card',
        'package.json',
        `"${slug}" was replaced by "${replacedBy}", and there is no such card.`,
        'Correct `replacedBy` in `questwright.removed`, or leave it out.',
      )
}

/** The shortest circle of dependencies from a pack back to itself. */
function findCircle(start: string, byId: ReadonlyMap<string, PackBundle>): string[] | undefined {
  const seen = new Set<string>()
  const open: string[][] = [[start]]
  for (let way = open.shift(); way !== undefined; way = open.shift()) {
    for (const next of byId.get(way.at(-1) ?? '')?.dependencies ?? []) {
      if (next === start) return [...way, start]
      if (!seen.has(next)) open.push([...way, next])
      seen.add(next)
    }
  }
  return undefined
}

function checkKeywords(pack: PackBundle, { packs, byId, rulebook: { misplaced } }: All, report: Report): void {
  const names = namesOfGame(packs)
  for (const { slug, printed, keyword } of printedKeywordsOf(pack)) {
    const file = fileOf(pack, 'card', slug)
    const meaning = names.meant(pack.id, 'keywords', keyword.slug)
    const bare = keyword.slug.slice(keyword.slug.lastIndexOf(':') + 1)
    const astray = bare !== keyword.slug ? [] : packs.filter((one) => Object.hasOwn(one.keywords, bare))
    const home = meaning === undefined ? astray[0] : byId.get(meaning.packs[0] as string)
    const rule = home?.keywords[bare]
    if (home === undefined || rule === undefined) {
      const near = meantName(
        keyword.slug,
        packs.flatMap((one) => Object.keys(one.keywords)),
      )
      const elsewhere = Object.hasOwn(misplaced, keyword.slug) ? misplaced[keyword.slug] : undefined
      const remedy =
        elsewhere ??
        `Correct the spelling${near === undefined ? '' : ` (there is "${near}")`}, add the pack that defines it, or define it in keywords/${bare || 'my-keyword'}.json${bare === keyword.slug ? '' : ' of that pack'}.`
      report('error', 'reference/unknown-keyword', file, `The keyword "${printed}" is defined by no pack.`, remedy)
      continue
    }
    if (rule.printed === 'before-abilities')
      report(
        'error',
        'keyword/before-abilities',
        file,
        `"${printed}" is printed before the word of an ability, and is no keyword of a whole card.`,
        `Take it out of the keywords, and name it in the script as the keyword of the ability.`,
      )
    if (rule.number === 'required' && keyword.number === undefined) {
      report(
        'error',
        'keyword/number-missing',
        file,
        `The keyword "${printed}" needs a number.`,
        `Write for example "${keywordWithNumber(printed, 1, rule.reads)}".`,
      )
    }
    const [, title = '', end = ''] = /^(.*\S)\s+(\S+?)\.?$/.exec(printed.trim()) ?? []
    const as = keywordWithNumber(title, end.replace(/\W/g, ''), rule.reads)
    if (rule.number === 'required' && keyword.number !== undefined && !as.endsWith(` ${end}`))
      report(
        'warning',
        'keyword/reads-otherwise',
        file,
        `The keyword "${printed}" is not written as cards print it.`,
        `Write "${as}", as \`reads\` in the file of the keyword says.`,
      )
    if (rule.number === 'none' && keyword.number !== undefined) {
      report(
        'error',
        'keyword/number-unexpected',
        file,
        `The keyword "${printed}" takes no number.`,
        `Write "${printed.replace(/\s+\S+$/, '')}".`,
      )
    }
    checkDeclared(pack, home.id, byId, `The keyword "${printed}"`, file, report)
  }
}

/** Reports the use of packs on which a pack does not depend, directly or indirectly. */
function checkDeclared(
  pack: PackBundle,
  home: string,
  byId: ReadonlyMap<string, PackBundle>,
  what: string,
  file: string,
  report: Report,
): void {
  if (home === pack.id || reaches(pack.id, home, byId)) return
  const message = `${what} comes from the pack "${home}", on which this pack does not depend.`
  if (reaches(home, pack.id, byId)) {
    const remedy = `"${home}" depends on this pack, and two packs cannot need each other: do this in "${home}", or in a third pack that depends on both.`
    report('error', 'reference/undeclared-dependency', file, message, remedy)
    return
  }
  const remedy = `Add "${byId.get(home)?.name ?? home}" to \`dependencies\` in package.json.`
  const title = `Let this pack depend on "${home}"`
  report('error', 'reference/undeclared-dependency', file, message, remedy, [{ title, edit: { kind: 'dependency', pack: home } }])
}

function reaches(start: string, goal: string, byId: ReadonlyMap<string, PackBundle>): boolean {
  const seen = new Set([start])
  for (const id of seen) for (const next of byId.get(id)?.dependencies ?? []) seen.add(next)
  return seen.has(goal)
}

function checkSets(pack: PackBundle, all: All, report: Report): void {
  const { rulebook } = all
  // tables of other programs give some cards a set of their own, to which no other card belongs
  for (const [slug, facts] of Object.entries(pack.cards))
    for (const set of setsListedBy(facts, rulebook))
      checkSet(pack, set, all, fileOf(pack, 'card', slug), report, facts.imported === undefined ? 'error' : 'warning')
  const section = setTitlesSection(rulebook)
  if (section === undefined) return
  for (const [language, text] of Object.entries(pack.text)) {
    for (const set of setsOf(pack, rulebook)) {
      if (Object.hasOwn(setTexts(text, rulebook), set)) continue
      report(
        'warning',
        'text/no-set-title',
        `text/${language}.json`,
        `The ${scenarioWords(rulebook).set} "${set}" has no title.`,
        `Add "${set}": { "title": … } to \`${section}\`.`,
      )
    }
  }
}

function checkSet(
  pack: PackBundle,
  set: string,
  { packs, byId, rulebook }: All,
  file: string,
  report: Report,
  severity: 'error' | 'warning' = 'error',
): void {
  const home = splitCode(set)?.pack
  const called = `${scenarioWords(rulebook).set} "${set}"`
  const homes = packs.filter((one) => (home === undefined || one.id === home) && setsOf(one, rulebook).has(bare(set)))
  const [first] = homes
  if (first === undefined) {
    const fact = cardSetFact(rulebook)
    report(
      severity,
      'reference/unknown-set',
      file,
      `No card belongs to the ${called}.`,
      `Correct the ${home === undefined ? 'slug' : 'pack or the slug'}${fact === undefined ? '' : `; sets are what cards name in \`${fact}\``}.`,
    )
  } else if (!homes.some((home) => home.id === pack.id || reaches(pack.id, home.id, byId))) {
    checkDeclared(pack, first.id, byId, `The ${called}`, file, report)
  }
}

function checkScenarios(pack: PackBundle, all: All, report: Report): void {
  const words = scenarioWords(all.rulebook)
  for (const [slug, facts] of Object.entries(pack.scenarios)) {
    const file = fileOf(pack, 'scenario', slug)
    const inModes = modesOf(facts, all.rulebook).map((mode) => inMode(facts, mode))
    for (const set of new Set(inModes.flatMap((one) => dealtIn(one, 'sets', all.rulebook)))) checkSet(pack, set, all, file, report)
    for (const code of new Set(inModes.flatMap((one) => dealtIn(one, 'course', all.rulebook)))) {
      const card = findCard(pack, code, all, file, words.stageCard, report)
      if (card !== undefined && card.type !== all.rulebook.scenario?.stages.type) {
        report(
          'error',
          'reference/not-a-stage',
          file,
          `${code} is listed in \`${partFor('course', all.rulebook)}\`, but is of type ${card.type}.`,
          `List ${words.stageCard}s only; other cards come with their ${words.set}.`,
        )
      }
    }
    if (inModes.length === 0)
      report(
        'error',
        'scenario/no-mode',
        file,
        `The scenario "${slug}" can be played in no mode: \`playedIn\` names only modes that the scenario does not define.`,
        'Define one of them under `modes` or `quantities`, or take `playedIn` out.',
      )
    for (const code of new Set(inModes.flatMap((one) => asFull(one).card ?? []))) {
      const [home, slug = ''] = fullCode(code, pack.id).split(':')
      const type = all.byId.get(home ?? '')?.cards[slug]?.type
      if (type === undefined || typeIn(all.rulebook, type)?.inGame === 'among-rules') continue
      const able = Object.keys(all.rulebook.types).filter((one) => all.rulebook.types[one]?.inGame === 'among-rules')
      report(
        'error',
        'scenario/not-among-rules',
        file,
        `${code} is named as \`card\`, which is put among the rules of the game, but is of type ${type}.`,
        `Name a card of type ${able.join(' or ')}.`,
      )
    }
    const lists = new Map(inModes.map((one) => asFull(one).rules ?? []).map((rules) => [rules.join(), rules]))
    for (const rules of lists.values()) checkRulesNamed(pack, rules, all, file, report)
    checkScenarioData(pack, facts, all, file, report)
  }
}

/** Checks the rules that a scenario names in one mode: each must be a rule card or a system of this pack or its dependencies, and be named once. */
function checkRulesNamed(pack: PackBundle, rules: readonly string[], { packs, byId }: All, file: string, report: Report): void {
  const seen = new Set<string>()
  for (const rule of rules) {
    const code = fullCode(rule, pack.id)
    if (seen.has(code)) {
      const message = `\`rules\` names "${rule}" twice; a second time has no effect.`
      report('warning', 'scenario/rule-twice', file, message, 'Take one of the two out.')
      continue
    }
    seen.add(code)
    const parts = splitCode(code)
    const home = parts === undefined ? undefined : byId.get(parts.pack)
    if (parts !== undefined && home !== undefined && (rulesOf(home).has(parts.slug) || Object.hasOwn(home.systems ?? {}, parts.slug))) {
      checkDeclared(pack, home.id, byId, `The rule ${rule}`, file, report)
      continue
    }
    const known = packs
      .filter(({ id }) => reaches(pack.id, id, byId))
      .flatMap((one) =>
        [...rulesOf(one).keys(), ...Object.keys(one.systems ?? {})].map((slug) => (one === pack ? slug : `${one.id}:${slug}`)),
      )
    const near = known.find((one) => bare(one) === bare(rule)) ?? meantName(rule, known)
    const make = `write the rule in rules/${bare(rule)}.ts`
    const remedy = near === undefined ? `Correct the code, or ${make}.` : `Correct the code (did you mean "${near}"?), or ${make}.`
    report('error', 'reference/unknown-rule', file, `There is no rule ${rule}, or its script is broken.`, remedy)
  }
}

/** Reports rule cards that no scenario and no scene names, since nothing else puts them into a game. */
function checkIdleRules(pack: PackBundle, { packs, rulebook }: All, report: Report): void {
  const rules = rulesOf(pack)
  if (rules.size === 0) return
  const named = new Set(
    packs.flatMap((one) =>
      [
        ...Object.values(one.scenarios).flatMap((facts) => scenarioReferences(facts, rulebook).rules),
        ...Object.values(one.campaigns ?? {}).flatMap(({ rules = [] }) => rules),
      ].map((rule) => fullCode(rule, one.id)),
    ),
  )
  for (const [slug, path] of rules) {
    const code = `${pack.id}:${slug}`
    const inScene = new RegExp(`["'\`](?:${pack.id}:)?(?:rule/)?${slug}["'\`]`)
    if (named.has(code) || packs.some((one) => one.scenes.some((scene) => inScene.test(scene.code)))) continue
    report(
      'warning',
      'rule/in-no-game',
      path,
      `The rule "${slug}" is in no game: no scenario names it, and no scene.`,
      `Add "rules": ["${slug}"] to a scenario, as in scenarios/my-scenario.json, or name it in \`rules\` of a scene.`,
    )
  }
}

/** Checks the data of a scenario: the cards that its steps and endings name, and stages that cannot be reached. */
function checkScenarioData(pack: PackBundle, facts: ScenarioFacts, all: All, file: string, report: Report): void {
  const { set } = scenarioWords(all.rulebook)
  const course = modesOf(facts, all.rulebook).flatMap((mode) =>
    dealtIn(inMode(facts, mode), 'course', all.rulebook).map((code) => fullCode(code, pack.id)),
  )
  const others = new Set(scenarioReferences(facts, all.rulebook).cards.map((code) => fullCode(code, pack.id)))
  for (const code of others) if (!course.includes(code)) findCard(pack, code, all, file, 'card', report)
  for (const name of ambiguousQuantities(
    facts,
    dealtCardsOf(facts, all.packs, usualMode(all.rulebook), all.rulebook, pack.id),
    pack.id,
    all.rulebook,
  ))
    report(
      'warning',
      'scenario/ambiguous-quantity',
      file,
      `In \`quantities\`, "${name}" is ${article(set)} ${set} of the scenario and a card in it; its number counts for the whole set.`,
      `Write "${quantityKey('card', name)}" for the card alone, or "${quantityKey('set', name)}" for the set.`,
    )
  checkQuantities(pack, facts, all, file, report)
  if (asFull(facts).branches === undefined) return
  for (const stage of unreachableStages(stagesOf(facts, all.packs, all.rulebook, pack.id)))
    report(
      'warning',
      'scenario/unreachable-stage',
      file,
      `No way leads to the stage ${stage}.`,
      `Name it in \`next\` of a branch, or take it out of \`${partFor('course', all.rulebook)}\`.`,
    )
}

/** Reports numbers for sets and cards that the scenario shuffles in none of the modes that use these numbers. */
function checkQuantities(pack: PackBundle, facts: ScenarioFacts, all: All, file: string, report: Report): void {
  const word = scenarioWords(all.rulebook).set
  const part = partFor('sets', all.rulebook)
  const { quantities = {} } = asFull(facts)
  for (const [mode, numbers] of Object.entries(quantities)) {
    // other modes use the numbers of the default mode where they have none of their own
    const asking =
      mode === usualMode(all.rulebook) ? modesOf(facts, all.rulebook) : modesOf(facts, all.rulebook).filter((one) => one === mode)
    const sets = [...new Set(asking.flatMap((one) => dealtIn(inMode(facts, one), 'sets', all.rulebook)))]
    // a missing set is reported elsewhere; its cards might be the ones that are counted
    if (sets.some((set) => !all.packs.some((one) => setsOf(one, all.rulebook).has(bare(set))))) continue
    const cards = [...new Set(asking.flatMap((one) => dealtCardsOf(facts, all.packs, one, all.rulebook, pack.id).map(({ code }) => code)))]
    for (const key of Object.keys(numbers)) {
      const { kind, code } = readQuantityKey(key) ?? { kind: 'either', code: key }
      if (kind !== 'card' && sets.includes(code)) continue
      const parts = splitCode(fullCode(code, pack.id))
      const isCard = parts !== undefined && Object.hasOwn(all.byId.get(parts.pack)?.cards ?? {}, parts.slug)
      // a card that does not exist is reported by the check of codes
      if (kind !== 'set' && (!isCard || cards.includes(fullCode(code, pack.id)))) continue
      const names = [...sets, ...cards.map((one) => (one.startsWith(`${pack.id}:`) ? bare(one) : one))]
      const near = meantName(code, names)
      report(
        'warning',
        'scenario/quantity-of-nothing',
        file,
        `\`quantities\` has a number for "${key}" in ${mode} mode, which is no ${word} of the scenario and no card in one: nothing reads it.`,
        near !== undefined
          ? `Did you mean "${near}"? Otherwise take it out.`
          : part === undefined
            ? 'Take the number out.'
            : `Add its set to \`${part}\`, or take the number out.`,
      )
    }
  }
}

/** The facts of the card that a code means in a pack; reports a code without a card, and one of a pack on which this pack does not depend. */
function findCard(pack: PackBundle, code: string, { byId }: All, file: string, noun: string, report: Report): CardFacts | undefined {
  const parts = splitCode(fullCode(code, pack.id))
  const home = parts === undefined ? undefined : byId.get(parts.pack)
  if (parts !== undefined && home !== undefined && Object.hasOwn(home.cards, parts.slug)) {
    checkDeclared(pack, home.id, byId, `The ${noun} ${code}`, file, report)
    return home.cards[parts.slug]
  }
  const gone = removedCard(fullCode(code, pack.id), [...byId.values()])
  if (gone !== undefined) {
    const remedy = gone.now === undefined ? 'Name another card.' : `Write ${gone.now} instead.`
    report('error', 'reference/removed-card', file, wordsOfRemoved(gone), remedy)
    return undefined
  }
  const suggestion = parts === undefined ? suggestSlug(code) : meantName(parts.slug, Object.keys(home?.cards ?? {}))
  const remedy =
    suggestion === undefined ? 'Correct the code, or add the card.' : `Correct the code (did you mean "${suggestion}"?), or add the card.`
  report('error', 'reference/unknown-card', file, `There is no ${noun} ${code}, or its facts are broken.`, remedy)
  return undefined
}

/** Reports cards in scenes that are of packs on which the pack does not depend: a scene is run with its own pack and its dependencies only. */
function checkScenes(pack: PackBundle, { packs, byId }: All, report: Report): void {
  if (packs.every(({ id }) => id === pack.id || reaches(pack.id, id, byId))) return
  for (const { path, code } of pack.scenes) {
    const told = new Set<string>()
    for (const [, home = '', slug = ''] of code.matchAll(/["'`]([a-z0-9-]+):([a-z0-9-]+)["'`]/g)) {
      const there = byId.get(home)
      if (told.has(home) || there === undefined || !Object.hasOwn(there.cards, slug)) continue
      told.add(home)
      checkDeclared(pack, home, byId, `The card ${home}:${slug} of the scene`, path, report)
    }
  }
}

function checkDecksOf(pack: PackBundle, all: All, report: Report): void {
  for (const [slug, deck] of Object.entries(pack.decks)) {
    const file = fileOf(pack, 'deck', slug)
    // removed cards are reported by the check of the deck, with more details
    for (const code of codesOfDeck(deck, 'with'))
      if (removedCard(fullCode(code, pack.id), all.packs) === undefined) findCard(pack, code, all, file, 'card', report)
    for (const { severity, code, message, remedy } of checkDeck(deck, all.catalogue(), pack.id)) {
      // reported above, with more help
      if (code !== 'deck/unknown-card') report(severity, code, file, message, remedy)
    }
  }
}
