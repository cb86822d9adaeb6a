'use client'

import { useEffect, useState } from 'react'
import type { PacksAnswer } from '../api-types.ts'
import { ApiError, getPacks } from './api.ts'

type State =
  | { readonly is: 'loading' }
  | { readonly is: 'refused'; readonly error: ApiError }
  | { readonly is: 'there'; readonly packs: PacksAnswer }

/** The packs of the workspace by name. */
export function PackList() {
  const [state, setState] = useState<State>({ is: 'loading' })
  useEffect(() => {
    getPacks().then(
      (packs) => setState({ is: 'there', packs }),
      (error: unknown) => {
        if (error instanceof ApiError) setState({ is: 'refused', error })
        else throw error
      },
    )
  }, [])
  if (state.is === 'loading') return <p>Loading the packs …</p>
  if (state.is === 'refused') {
    return (
      <p role="alert">
        {state.error.message} {state.error.remedy}
      </p>
    )
  }
  return (
    <ul>
      {state.packs.packs.map(({ pack, bundle, problems }) => (
        <li key={pack}>
          {pack}: {Object.keys(bundle?.cards ?? {}).length} cards, {problems.length} problems
        </li>
      ))}
    </ul>
  )
}
