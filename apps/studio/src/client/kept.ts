/** Settings of pages in localStorage. A browser that blocks it gets the defaults. */
import { useState } from 'react'

/** The stored choice. @param choices the allowed ones; the first is the default */
export function readKept<Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]): Choice {
  const kept = readKeptWord(key)
  return choices.find((choice) => choice === kept) ?? choices[0]
}

/** The stored word, for settings with free values. */
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
    // without storage the choice lasts as long as the page
  }
}

/** A stored choice and its setter. */
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
