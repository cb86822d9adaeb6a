/** Which card is explained beside the table, and what the rules say of it. */
import type { CardExplanation } from '@questwright/realm/web'
import { create } from 'zustand'
import { explainCard, useGame } from './game-session.ts'

export interface WhyState {
  /** The card's id; undefined when nothing is explained. */
  readonly card: string | undefined
  readonly told: CardExplanation | undefined
  readonly failure: string | undefined
}

const nothing: WhyState = { card: undefined, told: undefined, failure: undefined }

export const useWhy = create<WhyState>(() => nothing)

/** Explains a card from now on, also after answers. The same card again ends it. */
export function askWhy(card: string): void {
  const { card: before } = useWhy.getState()
  useWhy.setState(before === card ? nothing : { ...nothing, card })
  void refreshWhy()
}

/** Explains nothing any more. */
export function closeWhy(): void {
  useWhy.setState(nothing)
}

/** Asks anew, as the table stands now. What was told stays until the answer comes. */
export async function refreshWhy(): Promise<void> {
  const { card } = useWhy.getState()
  if (card === undefined || useGame.getState().status !== 'ready') return
  const isAsked = () => useWhy.getState().card === card
  try {
    const told = await explainCard(card)
    if (isAsked()) useWhy.setState({ told, failure: undefined })
  } catch (error) {
    if (isAsked()) useWhy.setState({ told: undefined, failure: error instanceof Error ? error.message : String(error) })
  }
}
