import { titleOf } from '../../client/packs/title-of.ts'

/** Packs as options of a menu, by id. */
export const packOptions = (packs: readonly string[]) => packs.map((id) => ({ value: id, name: titleOf(id) }))
