'use client'

import { connectScenarios, disconnectScenarios } from '@questwright/editing'
import { placesOf, stageSize } from '@questwright/editing/stage-layout'
import { type CampaignFacts, fullCode, type WayCondition, waysFrom } from '@questwright/packs/browser'
import { MarkerType, type Node } from '@xyflow/react'
import { useMemo } from 'react'
import type { StageData, StageWay } from '../scenario/stage-views.tsx'
import { WayGraph } from '../scenario/way-graph.tsx'

interface CampaignGraphProps {
  readonly facts: CampaignFacts
  readonly pack: string
  readonly edit: (change: (facts: CampaignFacts) => CampaignFacts) => void
  readonly titleOf: (scenario: string) => string
  readonly cardTitle: (code: string) => string
  /** The default condition of a second way from a scenario. */
  readonly firstWhen: WayCondition
  readonly chosen: string | undefined
  readonly onChoose: (name: string | undefined) => void
}

const whenWords = ({ record, name, is }: WayCondition): string => `${name ?? record}: ${is === '' ? 'nothing' : is}`

/** Whether a scenario is on the straight line between two others. */
function isBetween(places: ReturnType<typeof placesOf>, from: string, to: string): boolean {
  const [start, end] = [places[from], places[to]]
  if (!start || !end) return false
  const middle = (start.y + end.y) / 2
  return Object.entries(places).some(
    ([name, { x, y }]) => name !== from && name !== to && x > start.x && x < end.x && Math.abs(y - middle) < stageSize.height,
  )
}

/**
 * The graph of a campaign's scenarios and the ways between them. It is edited by mouse, or by the menus beside it, and drawn with the components of
 * the stage graph.
 */
export function CampaignGraph({ facts, pack, edit, titleOf, cardTitle, firstWhen, chosen, onChoose }: CampaignGraphProps) {
  const ways = useMemo(() => facts.scenarios.map(({ name }) => ({ stage: name, next: waysFrom(facts, name) })), [facts])
  const places = useMemo(() => {
    const known = new Set(facts.scenarios.map(({ name }) => name))
    return placesOf(
      ways.map(({ stage, next }) => ({ stage, next: next.map(({ to }) => to).filter((to) => known.has(to)) })),
      undefined,
      ways.flatMap(({ next }) => next.map(({ when }) => (when ? whenWords(when) : ''))),
    )
  }, [ways, facts])
  const edges = useMemo(
    (): StageWay[] =>
      ways.flatMap(({ stage, next }) =>
        next.map(({ to, when }) => ({
          id: `${stage} ${to}`,
          type: 'way',
          source: stage,
          target: to,
          data: {
            label: when ? whenWords(when) : next.length > 1 ? 'otherwise' : '',
            decided: 'otherwise',
            over: isBetween(places, stage, to) ? stageSize.height : 0,
          },
          ariaLabel: `${stage} leads to ${to}${when ? `, ${whenWords(when)}` : ''}`,
          markerEnd: { type: MarkerType.ArrowClosed, width: 18, height: 18 },
          className: next.length > 1 ? 'is-dashed' : 'is-plain',
          deletable: true,
        })),
      ),
    [ways, places],
  )
  const nodes = useMemo((): Node<StageData>[] => {
    const led = new Set([facts.scenarios[0]?.name ?? ''])
    for (const name of led) for (const { to } of waysFrom(facts, name)) led.add(to)
    return facts.scenarios.map(({ name, scenario, card, aside = [] }, i) => ({
      id: name,
      type: 'stage',
      position: places[name] ?? { x: 0, y: 0 },
      data: {
        number: String(i + 1),
        title: titleOf(fullCode(scenario, pack)),
        sides: [],
        lines: [
          card === undefined ? 'No campaign card' : cardTitle(card),
          ...(aside.length === 0 ? [] : [`Aside: ${aside.map(cardTitle).join(', ')}`]),
        ],
        isLost: !led.has(name),
        isLast: waysFrom(facts, name).length === 0,
        last: 'the campaign ends',
      },
      selected: name === chosen,
      ariaLabel: `Scenario ${titleOf(fullCode(scenario, pack))}${led.has(name) ? '' : ', nothing leads here'}`,
      ...stageSize,
    }))
  }, [facts, places, chosen, titleOf, cardTitle, pack])
  return (
    <div className="st-graph">
      <WayGraph
        nodes={nodes}
        ways={edges}
        places={places}
        seenAnewFor={places}
        onChoose={onChoose}
        onConnect={(from, to) => edit((now) => connectScenarios(now, from, to, firstWhen))}
        onDisconnect={(gone) => edit((now) => gone.reduce((all, { source, target }) => disconnectScenarios(all, source, target), now))}
      />
    </div>
  )
}
