/** While hands are hidden, actions that reveal all of them ask first. */
import { ShowHands, type ShowHandsState } from '@questwright/session/state'
import { useStore } from 'zustand'
import { gameStore } from './game-store.ts'

const showHands = new ShowHands(gameStore)

export const useShowHands = <Part>(part: (state: ShowHandsState) => Part): Part => useStore(showHands.store, part)

/** Whether every hand of the running game may be shown. @param button label of the button that allows it */
export const mayShowHands = (button: string): Promise<boolean> => showHands.may(button)

export const answerShowHands = (answer: 'yes' | 'no'): void => showHands.answer(answer)
