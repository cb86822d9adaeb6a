/** Templates of new scripts and scenes, from the rulebook of their game. */
import { scriptModuleOf } from '@questwright/packs/browser'
import { type Rulebook, typeIn } from '@questwright/rulebook'

const testkit = "import { scene } from '@questwright/testkit'\n"

/** The script for a new card of a type: it loads, and does one simple thing or nothing. */
export function newScript(rulebook: Rulebook, slug: string, type: string): string {
  const first = typeIn(rulebook, type)?.newScript
  if (!first) return withoutAbilities(rulebook, 'card', slug)
  return `${importing(rulebook, first.imports)}export default card('${slug}', [\n  ${first.code},\n])\n`
}

/** The script for a new keyword: it loads, and does one simple thing or nothing. */
export function newKeywordScript(rulebook: Rulebook, slug: string, number: 'none' | 'required'): string {
  const first = rulebook.scriptTexts?.[number === 'required' ? 'numberedKeyword' : 'keyword']
  if (!first) return withoutAbilities(rulebook, 'keyword', slug)
  return `${importing(rulebook, [...first.imports, 'keyword'].sort())}export default keyword('${slug}', [${first.code}])\n`
}

/** A script without abilities, to which the ability builder can add some. */
export function emptyScript(
  rulebook: Rulebook,
  word: 'card' | 'keyword' | 'scenario' | 'rule' | 'system',
  slug: string,
  type?: string,
): string {
  const side = typeIn(rulebook, type)?.actsOn
  return withoutAbilities(rulebook, word, slug, word === 'system' ? '{}' : side === undefined ? '[]' : `{\n  ${side}: [],\n}`)
}

function withoutAbilities(rulebook: Rulebook, word: string, slug: string, abilities = '[]'): string {
  return `${importing(rulebook, [word])}export default ${word}('${slug}', ${abilities})\n`
}

const importing = ({ game }: Rulebook, names: readonly string[]): string =>
  `import { ${names.join(', ')} } from '${scriptModuleOf(game)}'\n\n`

/**
 * A first scene for a card, which passes: the card is set up in its usual zone, and is still there some steps later. An empty scene file where the
 * game has no template.
 */
export function newScene(rulebook: Rulebook, slug: string, type: string, title: string): string {
  const place = typeIn(rulebook, type)?.newScene ?? rulebook.scriptTexts?.card
  return place === undefined
    ? testkit
    : sceneText(
        rulebook,
        `${title} is there`,
        place.setup.replaceAll('$card', () => slug),
        `{ '${slug}.zone': '${place.zone}' }`,
      )
}

/** A first scene for a keyword, which passes: a card with the keyword is on the table. An empty scene file where the game has no template. */
export function newKeywordScene(rulebook: Rulebook, title: string, number: 'none' | 'required'): string {
  const { bearer } = rulebook.scriptTexts ?? {}
  if (!bearer) return testkit
  const word = JSON.stringify(number === 'required' ? `${title} 1` : title).replace(
    /^"(.*)"$/,
    (_, inner: string) => `'${inner.replaceAll("'", "\\'")}'`,
  )
  return sceneText(
    rulebook,
    bearer.title.replace('$title', () => title),
    bearer.setup.replaceAll('$keyword', () => word),
    bearer.seen,
  )
}

/** A scene file without scenes. */
export const emptyScene = testkit

function sceneText({ scriptTexts }: Rulebook, title: string, setup: string, seen: string): string {
  if (!scriptTexts) return testkit
  const parts: { readonly [part: string]: string } = { title: `'${title.replaceAll('\\', '').replaceAll("'", "\\'")}'`, setup, seen }
  return `${testkit}\n${scriptTexts.scene.replace(/\$(title|setup|seen)/g, (_, part: string) => parts[part] ?? '')}`
}
