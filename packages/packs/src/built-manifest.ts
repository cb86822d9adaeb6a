/** The data about a built pack that a registry page, an update and a saved game need, so that they need not open the rest of the tarball. */
import type { Rulebook } from '@questwright/rulebook'
import type { PackBundle, Tombstone } from './bundle.ts'
import { kindsOf } from './kinds.ts'
import { roleOf } from './layout.ts'
import type { Credit, Manifest, PackStatus } from './manifest.ts'
import { compareText } from './problem.ts'
import { sha256 } from './sha256.ts'

interface BuiltThing {
  readonly title: string
  /** The sha256 of everything that determines how the card plays and reads: facts, words in every language, script. */
  readonly hash: string
}

export interface BuiltManifest {
  readonly format: 'questwright-built-pack'
  readonly version: 1
  readonly id: string
  readonly name: string
  readonly packVersion: string
  readonly game: PackBundle['game']
  readonly api: PackBundle['api']
  /** Ids of packs. */
  readonly dependencies: readonly string[]
  /** The hash of everything on which a game can depend, as in the bundle. */
  readonly hash: string
  readonly cards: { readonly [slug: string]: BuiltThing & { readonly type: string } }
  readonly keywords: { readonly [slug: string]: BuiltThing }
  readonly scenarios: { readonly [slug: string]: BuiltThing }
  readonly decks: { readonly [slug: string]: BuiltThing }
  readonly status: PackStatus
  readonly kinds: readonly string[]
  readonly languages: readonly string[]
  readonly credits: readonly Credit[]
  readonly removed: { readonly [slug: string]: Tombstone }
  /** The numbers of scripts that a game can run, and of scenes. */
  readonly counts: { readonly scripts: number; readonly scenes: number }
  /** The sha256 of every file of the tarball except package.json and this manifest, by path. */
  readonly files: { readonly [path: string]: string }
}

/** The path of the manifest in the tarball. */
export const builtManifestPath = 'questwright-pack.json'

/**
 * Makes the manifest.
 * @param bundle the pack, loaded without errors
 * @param about the data in its package.json
 * @param files sha256 of the other files of the tarball, by path
 * @param rulebook of the pack's game
 */
export function builtManifest(
  bundle: PackBundle,
  about: Pick<Manifest, 'status' | 'credits'>,
  files: { readonly [path: string]: string },
  rulebook: Rulebook,
): BuiltManifest {
  const things = (kind: Kind): { readonly [slug: string]: BuiltThing } =>
    Object.fromEntries(
      Object.keys(bundle[sections[kind]])
        .sort(compareText)
        .map((slug) => [slug, thingOf(bundle, kind, slug)]),
    )
  const cards = Object.entries(things('card')).map(([slug, thing]) => [slug, { ...thing, type: String(bundle.cards[slug]?.type) }] as const)
  const { id, name, packVersion, game, api, dependencies, hash } = bundle
  return {
    format: 'questwright-built-pack',
    version: 1,
    id,
    name,
    packVersion,
    game,
    api,
    dependencies,
    hash,
    cards: Object.fromEntries(cards),
    keywords: things('keyword'),
    scenarios: things('scenario'),
    decks: things('deck'),
    status: about.status,
    kinds: kindsOf(bundle, rulebook),
    languages: Object.keys(bundle.text).sort(compareText),
    credits: about.credits,
    removed: bundle.removed ?? {},
    counts: { scripts: bundle.scripts.length, scenes: bundle.scenes.length },
    files: Object.fromEntries(Object.entries(files).sort(([one], [other]) => compareText(one, other))),
  }
}

type Kind = 'card' | 'keyword' | 'scenario' | 'deck'
const sections = { card: 'cards', keyword: 'keywords', scenario: 'scenarios', deck: 'decks' } as const

function thingOf(bundle: PackBundle, kind: Kind, slug: string): BuiltThing {
  const languages = Object.keys(bundle.text).sort(compareText)
  const words = languages.map((language) => [language, bundle.text[language]?.[sections[kind]][slug] ?? null])
  const files = Object.entries(bundle.hashes)
    .filter(([path]) => {
      const role = roleOf(path)
      return (role.role === kind || (role.role === 'script' && role.kind === kind)) && role.slug === slug
    })
    .sort(([one], [other]) => compareText(one, other))
  return {
    title: bundle.text.en?.[sections[kind]][slug]?.title ?? slug,
    // without paths: a card whose file was moved to another folder is the same card
    hash: sha256(JSON.stringify([files.map(([path, hash]) => [path.slice(path.lastIndexOf('.')), hash]), words])),
  }
}
