import { titleOf } from '../../client/packs/title-of.ts'

/** Packs as a menu offers them, by their ids. */
export const packOptions = (packs: readonly string[]) => packs.map((id) => ({ value: id, name: titleOf(id) }))
