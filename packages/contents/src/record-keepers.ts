/** Finds systems that keep a record between games. */

import type { PackOutline } from '@questwright/packs/types'
import { readable } from '@questwright/rulebook'

export interface Keeper {
  /** The code by which a campaign of the pack names it. */
  readonly code: string
  readonly title: string
  readonly pack: string
}

/** The available systems that a campaign of a pack can list among its rules. @param home the id of that pack */
export function keepersOf(bundles: readonly PackOutline[], home: string): readonly Keeper[] {
  const game = bundles.find(({ id }) => id === home)?.game
  return bundles
    .filter((pack) => game === undefined || pack.game === game)
    .flatMap((pack) =>
      Object.entries(pack.systems ?? {}).flatMap(([slug, { record, chosenWith }]) =>
        // a system chosen at the start of a campaign is offered together with the system that keeps its record
        record === undefined || Object.keys(record).length === 0 || chosenWith !== undefined
          ? []
          : [
              {
                code: pack.id === home ? slug : `${pack.id}:${slug}`,
                title: pack.text.en?.systems?.[slug]?.title ?? readable(slug),
                pack: pack.id,
              },
            ],
      ),
    )
}
