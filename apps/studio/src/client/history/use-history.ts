/** The group's history as the pages show it. */
import { create } from 'zustand'
import type { HistoryAnswer } from '../../api-types.ts'
import { type ApiError, getHistory } from '../api.ts'
import { asApiError } from '../library.ts'

export interface HistoryState {
  readonly history: HistoryAnswer | undefined
  readonly error: ApiError | undefined
}

export const useHistory = create<HistoryState>(() => ({ history: undefined, error: undefined }))

/** Reads the history anew; what was there stays until the answer comes. */
export async function refreshHistory(): Promise<void> {
  try {
    useHistory.setState({ history: await getHistory(), error: undefined })
  } catch (error) {
    useHistory.setState({ error: asApiError(error) })
  }
}
