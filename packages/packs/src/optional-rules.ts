/** Optional rules: systems of packs that are in effect only in games whose players choose them. Pages use this module too. */
import { joinChapters } from '@questwright/rulebook'
import type { PackOutline } from './bundle.ts'
import { linkedPacks } from './names/linked-packs.ts'
import { chaptersOf, withGround } from './pack-rulebook.ts'
import { compareText } from './problem.ts'

export interface OptionalRule {
  /** The code `pack:system/slug`, as in the setup of a game. */
  readonly code: string
  readonly pack: string
  readonly slug: string
  readonly title: string
  readonly text: string | undefined
}

/**
 * The optional rules that packs offer for a game, by title. Systems with a record are left out: a campaign chooses those, and not a single
 * game.
 * @param game its id
 */
export function optionalRules(packs: readonly PackOutline[], game: string): readonly OptionalRule[] {
  return packs
    .filter((pack) => pack.game === game)
    .flatMap(({ id, systems = {}, text }) =>
      Object.keys(systems)
        .filter((slug) => systems[slug]?.rule === 'optional' && systems[slug]?.record === undefined)
        .map((slug) => {
          const words = text.en?.systems?.[slug]
          return { code: `${id}:system/${slug}`, pack: id, slug, title: words?.title ?? slug, text: words?.text }
        }),
    )
    .sort((one, other) => compareText(one.title, other.title) || compareText(one.code, other.code))
}

/**
 * Why optional rules cannot be used together in one game: two of them declare the same name, or one of them and a rule that is in effect anyway.
 * Whether two replace the same step is checked when the game starts, since only scripts contain that.
 * @param rules the chosen ones
 * @param home packs whose cards are in the game
 */
export function rulesThatClash(
  rules: readonly OptionalRule[],
  home: readonly PackOutline[],
  packs: readonly PackOutline[],
): readonly string[] {
  const [first] = rules
  const game = packs.find(({ id }) => id === first?.pack)?.game
  if (game === undefined) return []
  const chosen = new Set(rules.map(({ code }) => code))
  const inGame = withGround([...new Set([...home, ...packs.filter(({ id }) => rules.some(({ pack }) => pack === id))])], packs)
  const chapters = chaptersOf(
    linkedPacks(inGame).map(({ id, dependencies, systems = {} }) => ({
      id,
      dependencies,
      systems: Object.fromEntries(
        Object.entries(systems).filter(([slug, { rule }]) => rule !== 'optional' || chosen.has(`${id}:system/${slug}`)),
      ),
    })),
    game,
  )
  const titleOf = (file: string): string => {
    const [, id = '', slug = ''] = /^(.+)\/systems\/(.+)\.json$/.exec(file) ?? []
    return packs.find((pack) => pack.id === id)?.text.en?.systems?.[slug]?.title ?? file
  }
  const base = { chapter: { game }, file: game }
  const told = new Map<string, string>()
  for (const { file, path, home: other = '' } of joinChapters([base, ...chapters]).issues) {
    const both = `${titleOf(other)} and ${titleOf(file)}`
    if (!told.has(both))
      told.set(
        both,
        `${both} cannot be used together: both declare "${bareName(path.at(-1) ?? '')}" of \`${path.slice(0, -1).join('.')}\`.`,
      )
  }
  return [...told.values()]
}

/** The name without the pack that it has where two packs of the game declare it. */
function bareName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1)
}
