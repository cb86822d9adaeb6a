/** What new scripts and scenes begin with, as the rulebook of their game says it, ready to be changed. */
import '@questwright/workshop/authoring'
import { type Rulebook, typeIn } from '@questwright/rulebook'
import { scriptModule } from '../script-module.ts'

const testkit = "import { scene } from '@questwright/testkit'\n"

/** @returns the text of a script for a card of that type; it loads, and does one simple thing or nothing */
export function newScript(rulebook: Rulebook, slug: string, type: string): string {
  const first = typeIn(rulebook, type)?.newScript
  if (!first) return withoutAbilities(rulebook, 'card', slug)
  return `${importing(rulebook, first.imports)}export default card('${slug}', [\n  ${first.code},\n])\n`
}

/** @returns a keyword's first script: it loads, and does one simple thing or nothing */
export function newKeywordScript(rulebook: Rulebook, slug: string, number: 'none' | 'required'): string {
  const first = rulebook.scriptTexts?.[number === 'required' ? 'numberedKeyword' : 'keyword']
  if (!first) return withoutAbilities(rulebook, 'keyword', slug)
  return `${importing(rulebook, [...first.imports, 'keyword'].sort())}export default keyword('${slug}', [${first.code}])\n`
}

/** @returns a script without abilities, into which the ability builder writes the first */
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
  `import { ${names.join(', ')} } from '${scriptModule(game)}'\n\n`

/** @returns a first scene of a card that runs: the card lies where such cards lie, and is seen there some steps later; no scene where the game has none */
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

/** @returns a first scene of a keyword that runs: something that has it lies on the table; no scene where the game has none */
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

/** @returns a scene file without scenes */
export const emptyScene = testkit

function sceneText({ scriptTexts }: Rulebook, title: string, setup: string, seen: string): string {
  if (!scriptTexts) return testkit
  const parts: { readonly [part: string]: string } = { title: `'${title.replaceAll('\\', '').replaceAll("'", "\\'")}'`, setup, seen }
  return `${testkit}\n${scriptTexts.scene.replace(/\$(title|setup|seen)/g, (_, part: string) => parts[part] ?? '')}`
}
