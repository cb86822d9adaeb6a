/** Checks a pack without other packs: scripts without facts, titles, and each card. */
import { type Rulebook, scenarioWords, setTitlesSection } from '@questwright/rulebook'
import type { PackBundle, ScriptKind } from './bundle.ts'
import { cardProblems } from './card-checks.ts'
import type { CheckMemory, KnownCard } from './check-memory.ts'
import { escaped } from './escaped.ts'
import { roleOf } from './layout.ts'
import { meantName } from './meant-name.ts'
import { neverAnywhere } from './never-called.ts'
import { fileOf, setsOf } from './of-bundle.ts'
import { compareText, type Problem, problem, sortProblems } from './problem.ts'
import { withoutEffect } from './without-effect.ts'
import { unknownTextFields, withLibraries, wordsProblems } from './words-checks.ts'

type Report = (severity: 'error' | 'warning', code: string, file: string, message: string, remedy: string) => void

/**
 * Checks a pack by itself.
 * @param keywords slugs of all keywords that packs of the workspace define. Besides `below`, nothing else of other packs is used
 * @param rulebook of the pack's game
 * @param below the names for which packs on which it depends have words, see `wordsBelow`
 * @param memory the cache of this pack; it is updated. The result is the same with and without it
 */
export function problemsAlone(
  pack: PackBundle,
  keywords: ReadonlySet<string>,
  rulebook: Rulebook,
  below: ReadonlySet<string>,
  memory: CheckMemory,
): readonly Problem[] {
  const known = memory.packs.get(pack.id)
  const words = [...[...keywords].sort(compareText), '', ...[...below].sort(compareText)].join('\n')
  const isJudgedSo = known?.keywords === words && known.rulebook === rulebook
  if (known?.bundle === pack && isJudgedSo) return known.problems
  const problems: Problem[] = []
  const report: Report = (severity, code, file, message, remedy) =>
    problems.push(problem(severity, code, { pack: pack.id, file }, { message, remedy }))
  checkScriptFacts(pack, report)
  checkCautions(pack, rulebook, report)
  checkWithoutEffect(pack, rulebook, report)
  checkTexts(pack, report)
  checkTextsOfNothing(pack, rulebook, report)
  checkLibraries(pack, report)
  checkNeverCalled(pack, rulebook, report)
  problems.push(...wordsProblems(pack, rulebook, below), ...unknownTextFields(pack, rulebook))
  const cards = new Map<string, KnownCard>(isJudgedSo ? known.cards : [])
  problems.push(...cardProblems(pack, keywords, rulebook, (slug) => fileOf(pack, 'card', slug), cards))
  // sort them here, so that sorting all problems is quick
  const sorted = sortProblems(problems)
  memory.packs.set(pack.id, { bundle: pack, rulebook, keywords: words, problems: sorted, cards })
  return sorted
}

function checkScriptFacts(pack: PackBundle, report: Report): void {
  for (const { kind, slug, path } of pack.scripts) {
    const facts = factsBesideScripts(pack, kind)
    if (facts === undefined || Object.hasOwn(facts, slug)) continue
    const message = `The script describes the ${kind} "${slug}", but the pack has no facts of that name.`
    report('error', 'reference/script-without-facts', path, message, `Add ${path.replace(/\.ts$/, '.json')}, or rename the script.`)
  }
}

/** The facts that belong to scripts of a kind; rules and libraries have none. */
function factsBesideScripts(pack: PackBundle, kind: ScriptKind): object | undefined {
  switch (kind) {
    case 'card':
      return pack.cards
    case 'keyword':
      return pack.keywords
    case 'scenario':
      return pack.scenarios
    case 'system':
      return pack.systems ?? {}
    default:
      return undefined
  }
}

/** Reports calls that do something else than their names suggest. */
function checkCautions(pack: PackBundle, { cautions }: Rulebook, report: Report): void {
  for (const caution of cautions) {
    if ('compared' in caution) {
      checkComparison(pack, caution, report)
      continue
    }
    const { code: warning, call, verbs, beside, without, message, remedy } = caution
    const called = String.raw`(?:\(0, \w+\.${call}\)|\b(?:\w+\.)?${call})\s*\(`
    const handed = verbs
      ? new RegExp(String.raw`\b(${verbs.map(escaped).join('|')})\s*\)?\s*\((?:[^(),;]*,)?\s*${called}\s*\)\s*[,)]`)
      : new RegExp(`(${called})`)
    const names = (code: string, list: readonly string[]): boolean =>
      new RegExp(String.raw`\b(?:${list.map(escaped).join('|')})\b`).test(code)
    for (const { path, code } of pack.scripts) {
      if ((beside && !names(code, beside)) || (without && names(code, without))) continue
      const verb = handed.exec(code)?.[1]
      if (verb !== undefined) report('warning', warning, path, message.replace('{verb}', verb), remedy)
    }
  }
}

/** A value that is compared with a word: by an operator, in a `switch`, or in a list in the script. */
function checkComparison(
  pack: PackBundle,
  { code: warning, compared, words, message, remedy }: Extract<Rulebook['cautions'][number], { readonly compared: string }>,
  report: Report,
): void {
  const value = String.raw`[\w.$?]*\b${compared.split('.').map(escaped).join(String.raw`\??\.`)}\b`
  const word = `["'](${words.map(escaped).join('|')})["']`
  const compares = [
    String.raw`${value}\s*[!=]==?\s*${word}`,
    String.raw`${word}\s*[!=]==?\s*${value}`,
    String.raw`switch\s*\(\s*${value}\s*\)[^]*?\bcase\s*${word}`,
  ].map((way) => new RegExp(way))
  const [isSought, listed] = [
    new RegExp(String.raw`\.(?:includes|has|indexOf)\(\s*${value}`),
    new RegExp(String.raw`[[,]\s*${word}\s*[,\]]`),
  ]
  for (const { path, code } of pack.scripts) {
    const ways = isSought.test(code) ? [...compares, listed] : compares
    const found = ways.map((way) => way.exec(code)?.[1]).find((match) => match !== undefined)
    if (found !== undefined) report('warning', warning, path, message.replace('{word}', found), remedy)
  }
}

/** Reports constant abilities without an effect: what they change never happens to the cards to which they apply. */
function checkWithoutEffect(pack: PackBundle, rulebook: Rulebook, report: Report): void {
  for (const { path, code } of pack.scripts)
    for (const { part, why, remedy } of withoutEffect(code, rulebook))
      report('warning', 'script/without-effect', path, `The script has ${part}, which has no effect: ${why}.`, remedy)
}

/** Reports titles and texts for things that do not exist, and things without a title. */
function checkTexts(pack: PackBundle, report: Report): void {
  const sections = {
    cards: pack.cards,
    keywords: pack.keywords,
    scenarios: pack.scenarios,
    decks: pack.decks,
    systems: pack.systems ?? {},
  } as const
  const languages = Object.keys(pack.text).sort(compareText)
  const hasThings = Object.values(sections).some((things) => Object.keys(things).length > 0)
  if (!languages.includes('en') && hasThings) {
    report(
      'error',
      'text/missing',
      'text/en.json',
      'The pack has no titles: text/en.json is missing or broken.',
      'Write { "cards": { "<slug>": { "title": … } } }.',
    )
  }
  for (const language of languages) {
    const text = pack.text[language]
    const file = `text/${language}.json`
    for (const [section, things] of Object.entries(sections) as [keyof typeof sections, { readonly [slug: string]: unknown }][]) {
      const noun = section.slice(0, -1)
      const entries = text?.[section] ?? {}
      for (const slug of Object.keys(things)) {
        if (Object.hasOwn(entries, slug)) continue
        // English is the first language, in which everything must have a title; a translation may be incomplete
        const severity = language === 'en' ? 'error' : 'warning'
        report(severity, 'text/no-title', file, `The ${noun} "${slug}" has no title.`, `Add "${slug}": { "title": … } to \`${section}\`.`)
      }
      for (const slug of Object.keys(entries)) {
        if (Object.hasOwn(things, slug) || isBroken(pack, noun, slug)) continue
        report(
          'error',
          'text/without-card',
          file,
          `There is a text for the ${noun} "${slug}", but no such ${noun}.`,
          'Correct the slug, or take the text out.',
        )
      }
    }
  }
}

/** Titles of sets to which no card belongs, and of rules that do not exist: no part of the program reads them. */
function checkTextsOfNothing(pack: PackBundle, rulebook: Rulebook, report: Report): void {
  // the card of the set may be one whose facts could not be loaded
  const isWhole = Object.keys(pack.hashes).every((path) => {
    const role = roleOf(path)
    return role.role !== 'card' || Object.hasOwn(pack.cards, role.slug)
  })
  const rules = Object.keys(pack.hashes).flatMap((path) => {
    const role = roleOf(path)
    return role.role === 'script' && role.kind === 'rule' ? [role.slug] : []
  })
  const sets = setTitlesSection(rulebook)
  const sections = [
    ...(isWhole && sets !== undefined
      ? [[sets, scenarioWords(rulebook).set, [...setsOf(pack, rulebook)], 'no card of the pack belongs to it'] as const]
      : []),
    ['rules', 'rule', rules, 'the pack has no script of that name in rules/'] as const,
  ]
  for (const language of Object.keys(pack.text).sort(compareText))
    for (const [section, noun, there, why] of sections)
      for (const slug of Object.keys(pack.text[language]?.[section] ?? {})) {
        if (there.includes(slug)) continue
        const near = meantName(slug, there)
        const remedy = near === undefined ? 'Correct the slug, or take the text out.' : `Did you mean "${near}"? Otherwise take it out.`
        report(
          'warning',
          'text/of-nothing',
          `text/${language}.json`,
          `There is a text for the ${noun} "${slug}", but ${why}: nothing reads it.`,
          remedy,
        )
      }
}

function checkNeverCalled(pack: PackBundle, rulebook: Rulebook, report: Report): void {
  for (const { kind, path, code } of pack.scripts)
    for (const { part, why, remedy } of neverAnywhere(kind, code, rulebook))
      report('warning', 'script/never-called', path, `The script has ${part}, and nothing of it ever happens: ${why}.`, remedy)
}

/** Reports libraries that no script and no scene imports. */
function checkLibraries(pack: PackBundle, report: Report): void {
  const byPath = new Map(pack.scripts.map((script) => [script.path, script]))
  // the script that imports it may be one that failed to load
  const isWhole = Object.keys(pack.hashes).every((path) => {
    const role = roleOf(path)
    return role.role !== 'script' || role.kind === 'scene' || byPath.has(path)
  })
  if (!isWhole) return
  const users = [...pack.scripts.filter(({ kind }) => kind !== 'library'), ...pack.scenes]
  const used = new Set(users.flatMap((script) => [...withLibraries(script, byPath)]))
  // files that contain only types are covered by the type check
  for (const script of pack.scripts)
    if (script.kind === 'library' && /\bexports\.(?!__esModule)/.test(script.code) && !used.has(script))
      report(
        'warning',
        'script/unused-library',
        script.path,
        'No script imports this file, so that its code never runs.',
        'Import it where it is needed, or delete it; what should be in effect without an import belongs in cards/, keywords/, rules/ or scenarios/.',
      )
}

/** Whether the facts of a thing exist but could not be loaded, which was reported when the pack was loaded. */
function isBroken(pack: PackBundle, noun: string, slug: string): boolean {
  return Object.keys(pack.hashes).some((path) => {
    const role = roleOf(path)
    return role.role === noun && 'slug' in role && role.slug === slug
  })
}
