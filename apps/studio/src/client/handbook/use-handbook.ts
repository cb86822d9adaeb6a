/** The handbook's pages, fetched once. */

import type { HandbookPage } from '@questwright/handbook'
import { create } from 'zustand'
import type { HandbookAnswer } from '../../handbook-types.ts'
import { type ApiError, send } from '../api.ts'
import { asApiError } from '../library.ts'

export const useHandbook = create<{ readonly pages: readonly HandbookPage[] | undefined; readonly error: ApiError | undefined }>(() => ({
  pages: undefined,
  error: undefined,
}))

let asked: Promise<void> | undefined

/** Fetches the pages unless they are loaded. After a failure the next call tries again. */
export function loadHandbook(): Promise<void> {
  asked ??= send('/api/handbook')
    .then(async (response) => useHandbook.setState({ pages: ((await response.json()) as HandbookAnswer).pages, error: undefined }))
    .catch((error: unknown) => {
      asked = undefined
      useHandbook.setState({ error: asApiError(error) })
    })
  return asked
}
