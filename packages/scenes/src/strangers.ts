/** Packs whose cards a scene uses although its pack does not depend on them: its tests would not find these cards. */
import { type Undeclared, undeclaredOf } from '@questwright/packs/browser'
import type { PackOutline } from '@questwright/packs/types'
import type { Plan } from './compose-scene.ts'
import { allCards, type SituationDraft } from './draft.ts'

const packOf = (code: string): string => code.split(':')[0] ?? ''

/** Packs of the cards on a board that are no dependencies of the scene's pack. */
export function strangersTo(pack: string, draft: SituationDraft, bundles: readonly PackOutline[]): Undeclared {
  return undeclaredOf(
    allCards(draft).map(({ card }) => packOf(card.code)),
    pack,
    bundles,
  )
}

/** Packs of cards on the board of a plan, at its start or end, that are no dependencies of a pack. */
export function strangersOn({ begin, end }: Plan, pack: string, bundles: readonly PackOutline[]): Undeclared {
  const codes = [...begin.position.cards, ...Object.values(end.view.cards)].flatMap(({ code }) => code ?? [])
  return undeclaredOf(new Set(codes.map(packOf)), pack, bundles)
}
