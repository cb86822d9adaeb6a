/** What a browser keeps of how somebody likes the pages. One that keeps nothing shows them as they are at first. */
import { useState } from 'react'

/** The choice that was made last. @param choices those that there are; the first holds where none was made */
export function readKept<Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]): Choice {
  const kept = readKeptWord(key)
  return choices.find((choice) => choice === kept) ?? choices[0]
}

/** The same where any word may have been kept. */
export function readKeptWord(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function keep(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice)
  } catch {
    // it holds as long as the page
  }
}

/** A choice that this browser keeps, and how to make another one. */
export function useKept<Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
): readonly [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState(() => readKept(key, choices))
  return [
    choice,
    (next) => {
      setChoice(next)
      keep(key, next)
    },
  ]
}
