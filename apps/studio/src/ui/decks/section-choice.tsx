import './section-choice.css'
import type { SearchCard, SectionCount } from '@questwright/editing'
import { useReadOnly } from '../parts/writing.tsx'
import { capital } from './group-icon.tsx'

interface SectionChoiceProps {
  readonly card: Pick<SearchCard, 'sections'>
  /** The title of the card, with its pack where the title alone does not tell it from others. */
  readonly title: string
  readonly counts: readonly SectionCount[]
  /** The chosen section, by its name in the rulebook. */
  readonly section: string | undefined
  readonly onSection: (section: string) => void
}

/** The choice of the section into which a card is put, if several sections of the deck take it. */
export function SectionChoice({ card: { sections = [] }, title, counts, section, onSection }: SectionChoiceProps) {
  const readOnly = useReadOnly()
  if (readOnly || sections.length < 2) return null
  return (
    <select
      className="st-section-choice"
      aria-label={`Section for ${title}`}
      value={section}
      onChange={(event) => onSection(event.target.value)}
    >
      {counts.flatMap(({ section: { name, several } }) =>
        sections.includes(name)
          ? [
              <option key={name} value={name}>
                {capital(several)}
              </option>,
            ]
          : [],
      )}
    </select>
  )
}
