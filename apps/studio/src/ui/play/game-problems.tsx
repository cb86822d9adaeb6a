'use client'

import { TriangleAlert } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useShallow } from 'zustand/react/shallow'
import { codeOfFile, openCard } from '../../client/editor/open-card.ts'
import { useGame } from '../../client/game/game-session.ts'
import { ProblemList } from '../parts/problem-list.tsx'
import { faultProblem, scriptProblem } from './fault-words.ts'
import { useTableCatalogue } from './use-table-catalogue.ts'

/** Abilities that failed in this game and scripts that were left out, each with the way to its line. */
export function GameProblems() {
  const { faults, problems, packs } = useGame(useShallow(({ faults, problems, packs }) => ({ faults, problems, packs })))
  const catalogue = useTableCatalogue()
  const shown = [
    ...faults.map((fault) => faultProblem(fault, packs, (code) => catalogue.card(code)?.title ?? code)),
    ...problems.map(scriptProblem),
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
              const code = file === undefined ? undefined : codeOfFile(file)
              if (code !== undefined) openCard(code, line)
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
