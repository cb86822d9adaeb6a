'use client'

import { titleOfPack, type Undeclared } from '@questwright/packs/browser'
import { titleOf } from '../../client/packs/title-of.ts'

/**
 * The packs whose cards are on the board of a scene: lists which ones will become dependencies of the scene's pack, and which cannot because they
 * depend on it.
 */
export function PacksOfBoard({ pack, missing, circle }: Undeclared & { readonly pack: string }) {
  const title = titleOf(pack)
  return (
    <>
      {circle.length > 0 && (
        <p className="st-finding is-error" role="alert">
          The board has cards of {circle.map(titleOfPack).join(' and ')}, which depends on {title}: a test in {title} cannot use them.
          Choose {circle.map(titleOfPack).join(' or ')} for it.
        </p>
      )}
      {missing.length > 0 && circle.length === 0 && (
        <p className="st-quiet">
          The board has cards of {missing.map(titleOfPack).join(' and ')}: {title} will depend on {missing.length === 1 ? 'it' : 'them'}{' '}
          from now on.
        </p>
      )}
    </>
  )
}
