/** Checks of the open card, with the current texts in the editor. */
import { cardProblems, noText, type Problem, rulebookOfPack, wordsBelow, wordsProblems } from '@questwright/packs/browser'
import type { CardFacts, PackBundle, ScriptKind, ScriptName } from '@questwright/packs/types'
import { entryIn, type Rulebook, type Rulebooks, usualRulebook } from '@questwright/rulebook'
import { readFacts } from './facts-json.ts'
import { readWords } from './text-json.ts'

export interface TypedCard {
  readonly slug: string
  /** The path of its facts file. */
  readonly file: string
  /** The current text of that file; undefined where it is not open. */
  readonly facts: string | undefined
  /** The current text of text/en.json. */
  readonly book: string | undefined
  readonly script: TypedScript | undefined
}

export interface TypedScript {
  readonly path: string
  readonly text: string
  /** The names in the unsaved script; undefined where the script equals the last compiled one. */
  readonly names?: readonly ScriptName[] | undefined
}

/**
 * Checks the open card.
 * @param keywords slugs of all keywords that packs of the workspace define
 * @param rulebooks the rulebooks of the installed games
 * @param packs of the workspace, whose systems add types and words
 * @returns problems in the words of `checkPacks`, each with its `subject`; undefined while the facts or texts are invalid JSON
 */
export function liveProblems(
  pack: PackBundle,
  keywords: ReadonlySet<string>,
  typed: TypedCard,
  rulebooks: Rulebooks,
  packs: readonly PackBundle[] = [pack],
): readonly Problem[] | undefined {
  const { slug, file, script } = typed
  const facts = typed.facts === undefined ? pack.cards[slug] : (readFacts(typed.facts) as CardFacts | undefined)
  const words = typed.book === undefined ? pack.text.en?.cards[slug] : readWords(typed.book, slug)
  if (!facts || !words || !looksWhole(facts)) return undefined
  const english = pack.text.en
  const compiled = pack.scripts.find((one) => one.kind === 'card' && one.slug === slug)
  const own = script
    ? [{ path: script.path, code: likeCompiled(script.text, rulebookAt(pack, rulebooks)), map: '', slug, kind: 'card' as const }]
    : compiled
      ? [compiled]
      : []
  const typedPack = {
    ...pack,
    cards: { [slug]: facts },
    text: { en: { ...noText, ...english, cards: { [slug]: words } } },
    scripts: own,
  }
  const whole = script ? withTypedScript(pack, 'card', slug, script, rulebooks) : pack
  const rulebook = Object.hasOwn(rulebooks, pack.game) ? rulebookOfPack(pack, packs, rulebooks) : usualRulebook(rulebooks)
  return [
    ...cardProblems(typedPack, keywords, rulebook, () => file),
    ...wordsProblems({ ...typedPack, scripts: whole.scripts }, rulebook, wordsBelow(pack, packs), slug),
  ]
}

/** The pack with an unsaved script, to check the names in it. */
export function withTypedScript(
  pack: PackBundle,
  kind: ScriptKind,
  slug: string,
  { path, text, names }: TypedScript,
  rulebooks: Rulebooks,
): PackBundle {
  if (names === undefined) return pack
  const others = pack.scripts.filter((one) => one.path !== path)
  return { ...pack, scripts: [...others, { path, code: likeCompiled(text, rulebookAt(pack, rulebooks)), map: '', slug, kind, names }] }
}

/** The rulebook of the pack's game; the default one for an unknown game. */
const rulebookAt = ({ game }: PackBundle, rulebooks: Rulebooks): Rulebook => entryIn(rulebooks, game) ?? usualRulebook(rulebooks)

/** Whether facts have the expected types; those that have not are reported by another check. */
function looksWhole({ type, keywords, sides }: CardFacts): boolean {
  const isList = keywords === undefined || (Array.isArray(keywords) && keywords.every((one) => typeof one === 'string'))
  return (
    typeof type === 'string' && isList && (sides === undefined || (typeof sides === 'object' && sides !== null && !Array.isArray(sides)))
  )
}

/**
 * Transforms a source so that it looks like compiled code, as far as the check needs that: functions of the script API as members of a module,
 * imports as calls of `require`.
 */
function likeCompiled(source: string, { abilities, abilityMenus, wording }: Rulebook): string {
  const functions = [
    ...Object.values(abilities).flat(),
    ...Object.values(abilityMenus.words).map(({ code }) => code),
    ...Object.keys(wording.limits ?? {}),
  ]
  const builders = [...new Set(functions.map((name) => name.replace(/\..*/, '')))]
  const plain = source
    .replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, '')
    .replace(/^\s*import\b[^'"]*(['"])@[^'"]*\1;?/gm, '')
    .replace(/\bfrom\s+(['"]\.{1,2}\/[^'"]*['"])/g, '= require($1)')
  return builders.length === 0 ? plain : plain.replace(new RegExp(`(?<![.\\w])(${builders.join('|')})(?=[.(])`, 'g'), 'api.$1')
}
