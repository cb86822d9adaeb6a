'use client'

import { problemsOfPack } from '@questwright/contents/card-entries'
import { countProblems } from '@questwright/editing'
import { CircleX, TriangleAlert } from 'lucide-react'
import Link from 'next/link'
import { useMemo } from 'react'
import { useLibrary } from '../../client/library.ts'

/** The number of errors in the workspace, or of warnings if there is no error, as a link to the problems of the pack with the most errors. */
export function ProblemBadge() {
  const packs = useLibrary((state) => state.packs)
  const { errors, warnings, worst } = useMemo(() => {
    const counts = packs?.packs.map((pack) => ({ pack: pack.pack, ...countProblems(problemsOfPack(packs, pack)) })) ?? []
    const [first] = [...counts].sort((a, b) => b.errors - a.errors || b.warnings - a.warnings)
    const sum = (of: (one: (typeof counts)[number]) => number) => counts.reduce((all, one) => all + of(one), 0)
    return { errors: sum((one) => one.errors), warnings: sum((one) => one.warnings), worst: first?.pack }
  }, [packs])
  if (worst === undefined || errors + warnings === 0) return null
  const Icon = errors > 0 ? CircleX : TriangleAlert
  const name = `Problems: ${errors} ${errors === 1 ? 'error' : 'errors'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`
  return (
    <Link className="st-bar-button st-problem-badge" href={`/problems?pack=${encodeURIComponent(worst)}`} aria-label={name} title={name}>
      <Icon size={16} aria-hidden="true" /> {errors > 0 ? errors : warnings}
    </Link>
  )
}
