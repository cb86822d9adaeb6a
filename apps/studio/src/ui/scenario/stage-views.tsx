'use client'

import {
  BaseEdge,
  type Edge,
  EdgeLabelRenderer,
  type EdgeProps,
  getBezierPath,
  Handle,
  type Node,
  type NodeProps,
  Position,
} from '@xyflow/react'
import { Dices, TriangleAlert } from 'lucide-react'

/** The data of a stage in the graph. */
export type StageData = {
  readonly number: string
  readonly title: string
  readonly sides: readonly { readonly side: string; readonly title: string; readonly text: string; readonly points: string }[]
  /** Further lines, for a node that is not a card with sides. */
  readonly lines?: readonly string[]
  readonly isLost: boolean
  readonly isLast: boolean
  /** The text of the node at the end; if not given, that the game is won. */
  readonly last?: string
}

/** An edge between two stages: its label, and whether dice decide. */
export type StageWay = Edge<
  {
    readonly label: string
    readonly decided: 'by-chance' | 'otherwise'
    /** For an edge that passes over another node: the height in pixels of its curve above the straight line. */
    readonly over?: number
  },
  'way'
>

/** A node of the graph. */
export function StageNodeView({ data, selected }: NodeProps<Node<StageData>>) {
  return (
    <div className="st-stage" data-chosen={selected ? 'chosen' : 'open'} data-lost={data.isLost ? 'lost' : 'led'}>
      <Handle type="target" position={Position.Left} role="img" aria-label={`Into ${data.title}`} />
      <header>
        <b>{data.number}</b>
        <span>{data.title}</span>
        {data.isLost && <TriangleAlert size={14} aria-label="Nothing leads here" />}
      </header>
      {data.sides.map(({ side, text, points, title }) => (
        <p key={side}>
          <i>{side}</i>
          <span>
            {points !== '' && <strong>{points} </strong>}
            {text || title || 'No text'}
          </span>
        </p>
      ))}
      {data.lines?.map((line) => (
        <p key={line}>
          <span>{line}</span>
        </p>
      ))}
      {data.isLast && <em>{data.last ?? 'last stage: won'}</em>}
      <Handle type="source" position={Position.Right} role="img" aria-label={`From ${data.title}: draw to the next stage`} />
    </div>
  )
}

interface WayOver {
  readonly sourceX: number
  readonly sourceY: number
  readonly targetX: number
  readonly targetY: number
  readonly over: number
}

/** The path of a curve above the nodes in between, and the position of its label. */
function wayOver({ sourceX, sourceY, targetX, targetY, over }: WayOver): readonly [path: string, x: number, y: number] {
  const top = Math.min(sourceY, targetY) - over
  // a Bézier curve reaches only three quarters of the height of its control points
  const pull = top - over / 3
  const reach = Math.min(120, (targetX - sourceX) / 3)
  const path = `M${sourceX} ${sourceY}C${sourceX + reach} ${pull} ${targetX - reach} ${pull} ${targetX} ${targetY}`
  return [path, (sourceX + targetX) / 2, top]
}

/** An edge with its label, and with a die where dice decide. */
export function WayView({ sourceX, sourceY, targetX, targetY, sourcePosition, targetPosition, markerEnd, data, id }: EdgeProps<StageWay>) {
  const over = data?.over ?? 0
  const [path, x, middle] =
    over === 0
      ? getBezierPath({ sourceX, sourceY, targetX, targetY, sourcePosition, targetPosition })
      : wayOver({ sourceX, sourceY, targetX, targetY, over })
  // on a short horizontal edge the label would hide the arrow
  const y = Math.abs(sourceY - targetY) < 20 ? middle - 18 : middle
  return (
    <>
      <BaseEdge id={id} path={path} {...(markerEnd === undefined ? {} : { markerEnd })} />
      {data && data.label !== '' && (
        <EdgeLabelRenderer>
          <span className="st-way" style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` }}>
            {data.decided === 'by-chance' && <Dices size={15} aria-label="Dice decide" />}
            {data.label}
          </span>
        </EdgeLabelRenderer>
      )}
    </>
  )
}
