import type { Fork } from '@questwright/session/state'

/** The height of a row of the drawing in pixels; the rows of the list beside it have the same height. */
export const rowHeight = 52
const width = 168
const inset = 10

/**
 * Draws the branches of a game: one row for each branch, all on the same scale, each leaving its parent at the decision where the two differ. The
 * list beside it gives the same in words, for screen readers.
 */
export function LineGraph({ tree, here, at }: { readonly tree: readonly Fork[]; readonly here: string; readonly at: number }) {
  const longest = Math.max(1, ...tree.map(({ line }) => line.inputs.length))
  const x = (input: number) => inset + (input / longest) * (width - 2 * inset)
  const y = (id: string | undefined) => (tree.findIndex(({ line }) => line.id === id) + 0.5) * rowHeight
  return (
    <svg className="st-line-graph" width={width} height={tree.length * rowHeight} aria-hidden="true">
      {tree.map(({ line, parent, from }) => {
        const row = y(line.id)
        const start = x(from)
        const bend = Math.min(10, Math.max(0, x(line.inputs.length) - start))
        const way =
          parent === undefined
            ? `M${inset},${row}H${x(line.inputs.length)}`
            : `M${start},${y(parent)}V${row - bend}q0,${bend} ${bend},${bend}H${Math.max(start + bend, x(line.inputs.length))}`
        return (
          <g key={line.id} className={line.id === here ? 'is-here' : ''}>
            <path d={way} />
            {parent !== undefined && <circle cx={start} cy={y(parent)} r="3" className="st-line-fork" />}
            {line.savePoints
              .filter(({ input }) => input >= from)
              .map(({ input }) => (
                <path key={input} className="st-line-flag" d={`M${x(input)},${row}v-11h7l-2,3 2,3h-7`} />
              ))}
            {line.ended ? (
              <path className="st-line-end" d={`M${x(line.inputs.length)},${row - 6}v12`} />
            ) : (
              <circle cx={x(line.inputs.length)} cy={row} r="3" className="st-line-tip" />
            )}
            {line.id === here && <circle cx={x(at)} cy={at < from ? y(parent) : row} r="6" className="st-line-now" />}
          </g>
        )
      })}
    </svg>
  )
}
