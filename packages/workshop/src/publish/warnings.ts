/** What the author of a pack is asked to look at before it is published: texts that were taken over, and what the last version says about this one. */
import { diffPacks, type PackBundle } from '@questwright/packs'
import { type BuiltPack, bundleOfVersion, type Connection, fetchPackument, RegistryTrouble } from '@questwright/registry'
import { Broken } from '../problems.ts'
import { wordsOfForgotten } from '../words.ts'

const mostTitlesTold = 5

/** How a registry is called in sentences. */
export const registryName = ({ choice, url }: Pick<Connection, 'choice' | 'url'>): string =>
  choice === 'embedded' ? `the registry of this workspace (${url})` : url

/** Cards whose texts were taken over from printed ones, by their slugs. */
export function importedTexts(bundle: PackBundle): readonly string[] {
  return Object.entries(bundle.cards).flatMap(([slug, { imported }]) =>
    typeof imported === 'object' && imported !== null && !Array.isArray(imported) && 'text' in imported && imported.text === 'kept'
      ? [slug]
      : [],
  )
}

/** A warning for a pack with imported texts. */
export function importWarnings(bundle: PackBundle): readonly string[] {
  const slugs = importedTexts(bundle)
  if (slugs.length === 0) return []
  const titles = slugs.map((slug) => bundle.text.en?.cards[slug]?.title ?? slug)
  const more = titles.length > mostTitlesTold ? ` and ${titles.length - mostTitlesTold} more` : ''
  return [
    `The texts of ${titles.slice(0, mostTitlesTold).join(', ')}${more} were imported as they are printed on cards. Numbers and titles are facts; texts of official cards belong to their publisher. Word them yourself, or leave them out.`,
  ]
}

/** What the last published version says about this one. @throws Broken when this version is out already */
export async function sinceLast(connection: Connection, bundle: PackBundle, built: BuiltPack): Promise<readonly string[]> {
  const there = await fetchPackument(connection, bundle.name).catch((error: unknown) => {
    if (error instanceof RegistryTrouble && error.code === 'registry/not-found') return undefined
    throw error
  })
  const same = there?.versions.find(({ version }) => version === bundle.packVersion)
  const last = there?.versions.find(({ unfit, version }) => unfit === undefined && version === (there.tags.latest ?? version))
  if (last === undefined) return []
  const { version, forgotten } = diffPacks(await bundleOfVersion(connection, bundle.name, last.version), bundle, connection.rulebooks)
  if (same)
    throw new Broken(
      same.integrity === built.integrity
        ? `${bundle.name} ${bundle.packVersion} is at ${registryName(connection)} already, with the same content. There is nothing to do.`
        : `${bundle.name} ${bundle.packVersion} is at ${registryName(connection)} already, and a version never changes once it is out. Raise "version" in its package.json${version.least === bundle.packVersion ? '' : ` to at least ${version.least}`}.`,
    )
  return [
    ...(version.verdict === 'too-low'
      ? [
          `Version ${version.to} is too low: after ${version.from}, what changed asks for at least ${version.least} (qw pack diff says why).`,
        ]
      : []),
    ...(forgotten.length > 0 ? [wordsOfForgotten(forgotten, bundle.packVersion)] : []),
  ]
}
