/** The state of the dialog that asks for confirmation before a game is lost that the browser could not save. */
import { createStore } from 'zustand/vanilla'

interface Losing {
  /** The title of the game that would be lost; undefined while the dialog is closed. */
  readonly title: string | undefined
  readonly answer: (answer: 'lose' | 'stay') => void
}

const nothing: Losing = { title: undefined, answer: () => {} }

export const losing = createStore<Losing>(() => nothing)

/**
 * Asks whether the game may be lost.
 * @param title of the game on the table
 */
export function askToLose(title: string): Promise<'lose' | 'stay'> {
  losing.getState().answer('stay')
  return new Promise((resolve) => {
    losing.setState({
      title,
      answer: (answer) => {
        losing.setState(nothing)
        resolve(answer)
      },
    })
  })
}
