/** What is told beside the table of moments that come, and of those that just were. */
import type { ComingEffect, HeardMoment } from '@questwright/realm/web'
import { create } from 'zustand'
import { useGame, whatComes, whatWasHeard } from './game-session.ts'

export interface ComingState {
  readonly shown: 'nothing' | 'coming' | 'heard'
  readonly coming: readonly ComingEffect[] | undefined
  readonly heard: readonly HeardMoment[] | undefined
  /** How many of the last answers are looked back at. */
  readonly back: number
  readonly failure: string | undefined
}

const nothing: ComingState = { shown: 'nothing', coming: undefined, heard: undefined, back: 1, failure: undefined }

export const useComing = create<ComingState>(() => nothing)

/** Shows what comes, or what just was; `nothing` closes it. */
export function showTimes(shown: ComingState['shown'], back = 1): void {
  useComing.setState({ ...nothing, shown, back })
  void refreshTimes()
}

/** Asks anew, as the table stands now. */
export async function refreshTimes(): Promise<void> {
  const { shown, back } = useComing.getState()
  if (shown === 'nothing' || useGame.getState().status !== 'ready') return
  const isAsked = () => useComing.getState().shown === shown && useComing.getState().back === back
  try {
    if (shown === 'coming') {
      const coming = await whatComes()
      if (isAsked()) useComing.setState({ coming, failure: undefined })
    } else {
      const heard = await whatWasHeard(back)
      if (isAsked()) useComing.setState({ heard, failure: undefined })
    }
  } catch (error) {
    if (isAsked()) useComing.setState({ failure: error instanceof Error ? error.message : String(error) })
  }
}
