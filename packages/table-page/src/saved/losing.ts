/** The question before a game is lost that the browser could not keep. */
import { createStore } from 'zustand/vanilla'

interface Losing {
  /** The title of the game; undefined while nothing is asked. */
  readonly title: string | undefined
  readonly answer: (answer: 'lose' | 'stay') => void
}

const nothing: Losing = { title: undefined, answer: () => {} }

export const losing = createStore<Losing>(() => nothing)

/** @param title of the game on the table */
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
