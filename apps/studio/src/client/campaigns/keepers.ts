/** Systems that keep a log from game to game. Pure. */
import { readable } from '@questwright/board'
import type { PackOutline } from '@questwright/packs/types'

export interface Keeper {
  /** As a campaign of the pack names it. */
  readonly code: string
  readonly title: string
  readonly pack: string
}

/** The systems at hand that a campaign of a pack can name among its rules. @param home the id of that pack */
export function keepersOf(bundles: readonly PackOutline[], home: string): readonly Keeper[] {
  const game = bundles.find(({ id }) => id === home)?.game
  return bundles
    .filter((pack) => game === undefined || pack.game === game)
    .flatMap((pack) =>
      Object.entries(pack.systems ?? {}).flatMap(([slug, { record, chosenWith }]) =>
        // what players choose as they begin a campaign is offered with the one that keeps its log
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
