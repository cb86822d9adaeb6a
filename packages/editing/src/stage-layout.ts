/** The layout of a scenario's stages in their graph, and its zoom. Pure. */
import { Graph, layout } from '@dagrejs/dagre'
import type { StagePosition } from '@questwright/packs/browser'

/** The size of a stage in the graph, in pixels at zoom 1. */
export const stageSize = { width: 220, height: 168 } as const

/** Limits of the zoom: letters of 13 pixels stay larger than 12, so a longer graph is scrolled instead of scaled down. */
export const zooms = { least: 0.95, most: 1.6 } as const

/** Margin around the graph. */
const margin = 16

/** The gap for an arrow and a label between two stages; longer labels widen it. */
const leastBetween = 88
const letter = 6.5

interface Size {
  readonly width: number
  readonly height: number
}

type Places = { readonly [stage: string]: StagePosition }

/**
 * The positions of stages: those set by the user, the others laid out from left to right.
 * @param labels labels of the edges
 */
export function placesOf(
  stages: readonly { readonly stage: string; readonly next: readonly string[] }[],
  map: Places | undefined,
  labels: readonly string[] = [],
): Places {
  const graph = new Graph()
  const longest = Math.max(0, ...labels.map((label) => label.length))
  graph.setGraph({ rankdir: 'LR', nodesep: 28, ranksep: Math.max(leastBetween, longest * letter + 22) })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const { stage } of stages) graph.setNode(stage, { ...stageSize })
  for (const { stage, next } of stages) for (const to of next) graph.setEdge(stage, to)
  layout(graph)
  return Object.fromEntries(
    stages.map(({ stage }) => {
      const { x = 0, y = 0 } = graph.node(stage) as { readonly x?: number; readonly y?: number }
      return [stage, map?.[stage] ?? { x: x - stageSize.width / 2, y: y - stageSize.height / 2 }]
    }),
  )
}

/** Fits the graph into its box: centred where all of it fits, else from its beginning. */
export function viewOf(places: Places, room: Size): { readonly x: number; readonly y: number; readonly zoom: number } {
  const all = Object.values(places)
  const [left, top] = [Math.min(...all.map(({ x }) => x)), Math.min(...all.map(({ y }) => y))]
  const width = Math.max(...all.map(({ x }) => x)) + stageSize.width - left
  const height = Math.max(...all.map(({ y }) => y)) + stageSize.height - top
  const fitting = Math.min((room.width - 2 * margin) / width, (room.height - 2 * margin) / height)
  const zoom = Math.max(zooms.least, Math.min(zooms.most, fitting))
  const start = (size: number, of: number): number => Math.max(margin, (of - size * zoom) / 2)
  return { x: start(width, room.width) - left * zoom, y: start(height, room.height) - top * zoom, zoom }
}
