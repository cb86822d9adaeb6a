import { useEffect, useRef } from 'react'
import { useTableGame, useTablePage } from '../page.tsx'
import { toast } from '../parts/toast.ts'
import { faultProblem } from './fault-words.ts'
import { useTableCatalogue } from './use-table-catalogue.ts'

/** Shows a notice when an ability has just been switched off because its script failed. */
export function FaultMessages() {
  const { scripts } = useTablePage()
  const faults = useTableGame((state) => state.faults)
  const packs = useTableGame((state) => state.packs)
  const count = faults.length
  const catalogue = useTableCatalogue()
  const told = useRef(count)
  useEffect(() => {
    const fault = count > told.current ? faults.at(-1) : undefined
    told.current = count
    if (!fault) return
    const { message, remedy, file, line } = faultProblem(
      fault,
      packs,
      (code) => catalogue.card(code)?.title ?? code,
      catalogue.rulebook.faultRemedies,
    )
    const place = file === undefined ? '' : `${file}${line === undefined ? '' : `:${line}`}. `
    const code = file === undefined ? undefined : scripts.codeOf(file)
    toast.error(message, {
      description: `${place}${remedy ?? ''}`,
      duration: 15_000,
      ...(code === undefined ? {} : { action: { label: 'Open', onClick: () => scripts.open(code, line) } }),
    })
  }, [count, faults, packs, catalogue, scripts])
  return null
}
