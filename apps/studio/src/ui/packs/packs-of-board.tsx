'use client'

import { titleOfPack, type Undeclared } from '@questwright/packs/browser'
import { titleOf } from '../../client/packs/title-of.ts'

/** Packs of cards on the board of a scene: which will become dependencies of the pack, and which cannot. */
export function PacksOfBoard({ pack, missing, circle }: Undeclared & { readonly pack: string }) {
  const title = titleOf(pack)
  return (
    <>
      {circle.length > 0 && (
        <p className="st-finding is-error" role="alert">
          On the board lie cards of {circle.map(titleOfPack).join(' and ')}, which stands on {title}: a test in {title} cannot use them.
          Choose {circle.map(titleOfPack).join(' or ')} for it.
        </p>
      )}
      {missing.length > 0 && circle.length === 0 && (
        <p className="st-quiet">
          On the board lie cards of {missing.map(titleOfPack).join(' and ')}: {title} will stand on {missing.length === 1 ? 'it' : 'them'}{' '}
          from now on.
        </p>
      )}
    </>
  )
}
