import type { SectionCount } from '@questwright/editing'

interface SectionNumbersProps {
  readonly counts: readonly SectionCount[]
  /** The number of cards of the sections with copies. */
  readonly size: number
}

/** The number of cards of each section of a deck, with the number that the rulebook asks for: "50 of 50 cards", "7 of 9 sites". */
export function SectionNumbers({ counts, size }: SectionNumbersProps) {
  const copies = counts.filter(({ section }) => section.written === 'copies')
  const others = counts.filter((one) => copies.length !== 1 || one !== copies[0])
  return (
    <>
      <span data-deck-size={size}>{copies.length === 1 ? `${copies[0]?.words} cards` : `${size} cards`}</span>
      {others.map(({ section: { name, several }, words }) => (
        <span key={name}>
          {words} {several}
        </span>
      ))}
    </>
  )
}
