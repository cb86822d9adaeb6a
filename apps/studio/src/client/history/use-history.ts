/** The group's history, as a store for pages. */
import { create } from 'zustand'
import type { HistoryAnswer } from '../../api-types.ts'
import { type ApiError, getHistory } from '../api.ts'
import { asApiError } from '../library.ts'

export interface HistoryState {
  readonly history: HistoryAnswer | undefined
  readonly error: ApiError | undefined
}

export const useHistory = create<HistoryState>(() => ({ history: undefined, error: undefined }))

/** Reads the history again; the old one stays until the response arrives. */
export async function refreshHistory(): Promise<void> {
  try {
    useHistory.setState({ history: await getHistory(), error: undefined })
  } catch (error) {
    useHistory.setState({ error: asApiError(error) })
  }
}
