'use client'

import '@xyflow/react/dist/style.css'
import './stage-graph.css'
import { type placesOf, viewOf, zooms } from '@questwright/editing/stage-layout'
import { useTheme } from '@questwright/table-page/theme'
import { Background, BackgroundVariant, Controls, type Node, ReactFlow, ReactFlowProvider, useReactFlow, useStore } from '@xyflow/react'
import { useEffect, useState } from 'react'
import { useReadOnly } from '../parts/writing.tsx'
import { type StageData, StageNodeView, type StageWay, WayView } from './stage-views.tsx'

interface WayGraphProps {
  readonly nodes: Node<StageData>[]
  readonly ways: StageWay[]
  readonly places: ReturnType<typeof placesOf>
  /** When this value changes, the whole graph is fitted into view again, as when the container changes its size. */
  readonly seenAnewFor: unknown
  readonly onChoose: (id: string | undefined) => void
  readonly onConnect: (from: string, to: string) => void
  readonly onDisconnect: (ways: readonly StageWay[]) => void
  /** Called when a node was moved; without it nodes cannot be moved. */
  readonly onMove?: (id: string, place: { readonly x: number; readonly y: number }) => void
}

const nodeTypes = { stage: StageNodeView }
const edgeTypes = { way: WayView }

/** A graph of stages or scenarios, edited by mouse. */
export function WayGraph(props: WayGraphProps) {
  return (
    <ReactFlowProvider>
      <Graph {...props} />
    </ReactFlowProvider>
  )
}

function Graph({ nodes, ways, places, seenAnewFor, onChoose, onConnect, onDisconnect, onMove }: WayGraphProps) {
  const theme = useTheme((state) => state.theme)
  const readOnly = useReadOnly()
  const { setViewport } = useReactFlow()
  const [width, height] = [useStore((state) => state.width), useStore((state) => state.height)]
  const seeAll = () => void setViewport(viewOf(places, { width, height }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: moving a node by hand must not change the view
  useEffect(() => {
    if (nodes.length > 0 && width > 0 && height > 0) seeAll()
  }, [seenAnewFor, width, height, setViewport])
  // while a node is dragged its position is state of this component; it is stored in the file when the node is dropped
  const [shown, setShown] = useState(nodes)
  useEffect(() => setShown(nodes), [nodes])
  return (
    <ReactFlow
      nodes={shown}
      edges={ways}
      nodeTypes={nodeTypes}
      edgeTypes={edgeTypes}
      colorMode={theme === 'dark' ? 'dark' : 'light'}
      defaultMarkerColor="var(--border-strong)"
      minZoom={zooms.least}
      maxZoom={zooms.most}
      deleteKeyCode={readOnly ? null : ['Delete']}
      nodesConnectable={!readOnly}
      nodesDraggable={!readOnly && onMove !== undefined}
      proOptions={{ hideAttribution: true }}
      onNodesChange={(changes) =>
        setShown((before) =>
          before.map((node) => {
            const change = changes.find((one) => one.type === 'position' && one.id === node.id)
            return change?.type === 'position' && change.position ? { ...node, position: change.position } : node
          }),
        )
      }
      onNodeClick={(_, node) => onChoose(node.id)}
      onPaneClick={() => onChoose(undefined)}
      onNodeDragStop={(_, { id, position }) => onMove?.(id, { x: Math.round(position.x), y: Math.round(position.y) })}
      onConnect={({ source, target }) => {
        if (source !== target) onConnect(source, target)
      }}
      onEdgesDelete={onDisconnect}
      onBeforeDelete={async ({ edges: going }) => ({ nodes: [], edges: going })}
      onKeyDown={(event) => {
        const id = (event.target as HTMLElement).closest<HTMLElement>('.react-flow__node')?.dataset.id
        if (id && (event.key === 'Enter' || event.key === ' ')) onChoose(id)
      }}
    >
      <Background variant={BackgroundVariant.Dots} gap={18} size={1} />
      <Controls showInteractive={false} onFitView={seeAll} />
    </ReactFlow>
  )
}
