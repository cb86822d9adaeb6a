/** Warnings before a pack is published: imported texts, and differences to the last version. */
import { diffPacks, type PackBundle } from '@questwright/packs'
import { type BuiltPack, bundleOfVersion, type Connection, fetchPackument, RegistryTrouble } from '@questwright/registry'
import { Broken } from '../problems.ts'
import { wordsOfForgotten } from '../words.ts'

const mostTitlesTold = 5

/** The name of a registry in messages. */
export const registryName = ({ choice, url }: Pick<Connection, 'choice' | 'url'>): string =>
  choice === 'embedded' ? `the registry of this workspace (${url})` : url

/** Slugs of the cards whose texts were imported from printed cards. */
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

/**
 * Warnings from a comparison with the last published version.
 * @throws Broken when the registry already has this version
 */
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
        : `${bundle.name} ${bundle.packVersion} is at ${registryName(connection)} already, and a published version never changes. Raise "version" in its package.json${version.least === bundle.packVersion ? '' : ` to at least ${version.least}`}.`,
    )
  return [
    ...(version.verdict === 'too-low'
      ? [`Version ${version.to} is too low: after ${version.from}, the changes need at least ${version.least} (qw pack diff says why).`]
      : []),
    ...(forgotten.length > 0 ? [wordsOfForgotten(forgotten, bundle.packVersion)] : []),
  ]
}
