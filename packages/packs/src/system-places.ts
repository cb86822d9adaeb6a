/** Remembers the lines of parts of a system's chapter, and of a manifest, for packs that were read from files: a bundle contains only the data. */
import type { SystemChapter } from '@questwright/rulebook'
import type { PackOutline } from './bundle.ts'
import type { LineAndColumn } from './problem.ts'

type PlaceOf = (path: readonly PropertyKey[]) => LineAndColumn

const places = new WeakMap<SystemChapter, PlaceOf>()

/** Stores how the parts of a chapter are found in its file. */
export function notePlaces(chapter: SystemChapter, placeOf: PlaceOf): void {
  places.set(chapter, placeOf)
}

/** The place of a part of a chapter in its file; undefined for a chapter that was loaded without its file. */
export function placeInSystem(chapter: SystemChapter, path: readonly PropertyKey[]): LineAndColumn | undefined {
  return places.get(chapter)?.(path)
}

const manifests = new WeakMap<PackOutline, (dependency: string) => LineAndColumn>()

/** Stores where the manifest of a pack lists its dependencies. */
export function noteManifest(pack: PackOutline, placeOf: (dependency: string) => LineAndColumn): void {
  manifests.set(pack, placeOf)
}

/** The place in the manifest where a pack lists a dependency, by the id of the dependency. */
export function placeInManifest(pack: PackOutline, dependency: string): LineAndColumn | undefined {
  return manifests.get(pack)?.(dependency)
}
