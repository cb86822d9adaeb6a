import type { ReactNode } from 'react'

/** A sentence with its `**bold**` words in bold. */
export function spoken(sentence: string): ReactNode {
  return sentence.split(/\*\*([^*]*)\*\*/).map((part, i) => (i % 2 ? <strong key={part}>{part}</strong> : part))
}
