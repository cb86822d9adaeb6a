'use client'

import { writingOf } from '@questwright/contents/writing'
import { reaches, titleOfPack, titleOfState } from '@questwright/packs/browser'
import { tellError } from '@questwright/table-page/tell-error'
import { X } from 'lucide-react'
import type { PackState, PacksAnswer } from '../../api-types.ts'
import { bundlesOf } from '../../client/library.ts'
import { addDependencies, removeDependency } from '../../client/packs/dependencies.ts'
import { PageLink } from '../parts/page-link.tsx'
import { packPage } from './pack-parts.tsx'

interface PackNeedsProps {
  readonly pack: PackState
  readonly needs: readonly { readonly name: string; readonly range: string }[]
  readonly answer: PacksAnswer
}

/** The dependencies of a pack, with the ranges from its package.json; in the user's own pack they can be added and removed. */
export function PackNeeds({ pack, needs, answer }: PackNeedsProps) {
  const bundles = bundlesOf(answer)
  const canWrite = writingOf(answer, pack) === 'allowed'
  const id = pack.bundle?.id
  const others =
    id === undefined ? [] : bundles.filter((one) => !needs.some(({ name }) => name === one.name) && !reaches(one.id, id, bundles))
  return (
    <>
      {needs.length === 0 && <span className="st-quiet">No other pack: only its own cards and keywords can be used. </span>}
      {needs.map(({ name, range }) => {
        const here = answer.packs.find(({ bundle }) => bundle?.name === name)
        const title = here ? titleOfState(here) : name
        return (
          <span key={name} className="st-pack-need">
            {here ? <PageLink href={packPage(here.pack)}>{title}</PageLink> : name}{' '}
            <span className="st-quiet">{range.replace(/^workspace:.*/, 'beside it')}</span>
            {!here && <span className="st-flag is-bad">not here</span>}
            {canWrite && (
              <button
                type="button"
                className="qw-button is-icon is-small"
                aria-label={`Remove the dependency on ${title}`}
                title={`Remove the dependency on ${title}`}
                onClick={() => void removeDependency(pack.pack, name).catch(tellError)}
              >
                <X size={13} aria-hidden="true" />
              </button>
            )}
          </span>
        )
      })}
      {canWrite && others.length > 0 && (
        <select
          aria-label="Depend on another pack"
          className="st-add-need"
          value=""
          onChange={({ target }) => {
            const chosen = others.filter((one) => one.id === target.value)
            void addDependencies(pack.pack, chosen).catch(tellError)
          }}
        >
          <option value="">Add a pack …</option>
          {others.map((one) => (
            <option key={one.id} value={one.id}>
              {titleOfPack(one)}
            </option>
          ))}
        </select>
      )}
    </>
  )
}
