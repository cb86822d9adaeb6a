import { authorWords, wordsReferencesIn } from '@questwright/packs/browser'
import { TriangleAlert } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useShallow } from 'zustand/react/shallow'
import { useTableGame, useTablePage } from '../page.tsx'
import { ProblemList } from '../parts/problem-list.tsx'
import { faultProblem, scriptProblem, unwordedKeyProblem } from './fault-words.ts'
import { useTableCatalogue } from './use-table-catalogue.ts'

/** Abilities that failed in this game, scripts that were not loaded, and keys without words, each with a link to its place in the script. */
export function GameProblems() {
  const {
    scripts,
    packs: { rulebooks },
  } = useTablePage()
  const { faults, problems, packs, question, outcome } = useTableGame(
    useShallow(({ faults, problems, packs, question, outcome }) => ({ faults, problems, packs, question, outcome })),
  )
  const catalogue = useTableCatalogue()
  const shown = [
    ...faults.map((fault) => faultProblem(fault, packs, (code) => catalogue.card(code)?.title ?? code, catalogue.rulebook.faultRemedies)),
    ...problems.map(scriptProblem),
    ...authorWords(packs, rulebooks)
      .unworded(wordsReferencesIn([question, outcome]))
      .map(unwordedKeyProblem),
  ]
  if (shown.length === 0) return null
  return (
    <Popover.Root>
      <Popover.Trigger className="qw-button st-problems-button">
        <TriangleAlert size={15} aria-hidden="true" /> {shown.length} {shown.length === 1 ? 'problem' : 'problems'}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="qw st-popover"
          side="top"
          align="start"
          sideOffset={6}
          collisionPadding={12}
          aria-label="Problems of this game"
        >
          <h2>Problems of this game</h2>
          <ProblemList
            problems={shown}
            onOpen={({ file, line }) => {
              const code = file === undefined ? undefined : scripts.codeOf(file)
              if (code !== undefined) scripts.open(code, line)
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
