/** The lines of parts of a system's chapter, or of a manifest, for packs that were read from files: a bundle has the data alone. */
import type { SystemChapter } from '@questwright/rulebook'
import type { PackOutline } from './bundle.ts'
import type { LineAndColumn } from './problem.ts'

type PlaceOf = (path: readonly PropertyKey[]) => LineAndColumn

const places = new WeakMap<SystemChapter, PlaceOf>()

/** Notes how the parts of a chapter are found in its file. */
export function notePlaces(chapter: SystemChapter, placeOf: PlaceOf): void {
  places.set(chapter, placeOf)
}

/** The place of a part of a chapter in its file; undefined for a chapter that was loaded without its file. */
export function placeInSystem(chapter: SystemChapter, path: readonly PropertyKey[]): LineAndColumn | undefined {
  return places.get(chapter)?.(path)
}

const manifests = new WeakMap<PackOutline, (dependency: string) => LineAndColumn>()

/** Notes where the manifest of a pack names what it needs. */
export function noteManifest(pack: PackOutline, placeOf: (dependency: string) => LineAndColumn): void {
  manifests.set(pack, placeOf)
}

/** Where the manifest of a pack names a pack that it needs, by its id. */
export function placeInManifest(pack: PackOutline, dependency: string): LineAndColumn | undefined {
  return manifests.get(pack)?.(dependency)
}
