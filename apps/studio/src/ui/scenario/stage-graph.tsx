'use client'

import './stage-graph.css'
import {
  addStage,
  connect,
  disconnect,
  type Names,
  numberOfStage,
  pointsOfStage,
  setsFactOf,
  sidesOfStages,
} from '@questwright/editing/scenario'
import { placesOf, stageSize } from '@questwright/editing/stage-layout'
import { article, stagesOf, unreachableStages } from '@questwright/packs/browser'
import { dealtIn, entryIn, readable, scenarioWords } from '@questwright/rulebook'
import { NameDialog } from '@questwright/table-page/parts/name-dialog'
import { tellError } from '@questwright/table-page/tell-error'
import { MarkerType, type Node } from '@xyflow/react'
import { LayoutGrid, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { createCard } from '../../client/workspace.ts'
import { Changing } from '../parts/writing.tsx'
import type { ScenarioPanelProps } from './panel-props.ts'
import type { StageData, StageWay } from './stage-views.tsx'
import { WayGraph } from './way-graph.tsx'

interface StageGraphProps extends ScenarioPanelProps {
  readonly chosen: string | undefined
  readonly onChoose: (stage: string | undefined) => void
}

/** The graph of stages and branches of a scenario. It is edited by mouse, or by the menus of the stage panel. */
export function StageGraph({ facts, edit, pack, bundles, names, chosen, onChoose }: StageGraphProps) {
  const stages = useMemo(() => stagesOf(facts, bundles, names.rulebook, pack), [facts, bundles, names, pack])
  const lost = useMemo(() => unreachableStages(stages), [stages])
  const ways = useMemo(() => stages.flatMap((stage) => waysFrom(stage, names)), [stages, names])
  const places = useMemo(
    () =>
      placesOf(
        stages,
        facts.map,
        ways.map(({ data }) => data?.label ?? ''),
      ),
    [stages, facts.map, ways],
  )
  const nodes = useMemo(
    (): Node<StageData>[] =>
      stages.map(({ stage, next, by }) => ({
        id: stage,
        type: 'stage',
        position: places[stage] ?? { x: 0, y: 0 },
        data: { ...stageData(stage, bundles, pack, names), isLost: lost.includes(stage), isLast: next.length === 0 && by !== 'script' },
        selected: stage === chosen,
        ariaLabel: `Stage ${names.title(stage)}${lost.includes(stage) ? ', nothing leads here' : ''}`,
        ...stageSize,
      })),
    [stages, places, lost, chosen, bundles, pack, names],
  )
  const branches = stages.filter(({ next }) => next.length > 1)
  const byChance = branches.filter(({ by }) => names.rulebook.branches[by]?.decided === 'by-chance').length
  const [asks, setAsks] = useState<'nothing' | 'title'>('nothing')
  const rules = names.rulebook.scenario?.stages
  const words = scenarioWords(names.rulebook)
  const setFact = setsFactOf(names.rulebook, rules?.type)
  const number = Math.max(0, ...stages.map(({ stage }) => Number(numberOfStage(names, stage) ?? 0))) + 1
  const ask = () => setAsks('title')
  const make = (title: string) => {
    createCard(pack, {
      title,
      type: rules?.type ?? '',
      facts: {
        ...(rules === undefined ? {} : { [rules.order]: number }),
        ...(setFact === undefined ? {} : { [setFact]: dealtIn(facts, 'sets', names.rulebook).filter((set) => !set.includes(':')) }),
      },
    }).then((code) => {
      const stage = code.slice(code.indexOf(':') + 1)
      edit((now) => addStage(now, stage, names.rulebook))
      onChoose(stage)
    }, tellError)
  }
  const others = names.cards.filter(
    (card) => card.facts.type === rules?.type && !dealtIn(facts, 'course', names.rulebook).includes(card.code),
  )
  return (
    <>
      {asks === 'title' && (
        <NameDialog
          title={`Stage ${number}`}
          lead="The title of its card; its file is named after it."
          label="Title of the card"
          name=""
          action="Make the stage"
          onName={make}
          onClose={() => setAsks('nothing')}
        />
      )}
      <header>
        <h2>{readable(words.stages)}</h2>
        <p className="st-quiet">
          {stages.length === 1 ? '1 stage' : `${stages.length} stages`}, {branchWords(branches.length, byChance)}
        </p>
        <Changing>
          <div className="st-stage-tools">
            {facts.map && (
              <button
                type="button"
                className="qw-button is-small"
                onClick={() =>
                  edit((now) => {
                    const { map: _, ...rest } = now
                    return rest
                  })
                }
              >
                <LayoutGrid size={14} aria-hidden="true" /> Tidy
              </button>
            )}
            {others.length > 0 && (
              <label className="st-stage-take">
                <span className="st-heard">
                  Take {article(words.stageCard)} {words.stageCard} of a pack as a stage
                </span>
                <select value="" onChange={(event) => edit((now) => addStage(now, event.target.value, names.rulebook))}>
                  <option value="" disabled>
                    Take a card
                  </option>
                  {others.map((card) => (
                    <option key={`${card.pack}:${card.code}`} value={card.code}>
                      {String(numberOfStage(names, card.code) ?? '')} {card.title}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <button type="button" className="qw-button is-small" onClick={ask}>
              <Plus size={14} aria-hidden="true" /> Stage
            </button>
          </div>
        </Changing>
      </header>
      <div className="st-graph">
        {stages.length === 0 ? (
          <div className="st-graph-empty">
            <p>{readable(`${article(words.course)} ${words.course}`)} begins with its first stage.</p>
            <Changing>
              <button type="button" className="qw-button is-main st-big" onClick={ask}>
                <Plus size={15} aria-hidden="true" /> Make stage 1
              </button>
            </Changing>
          </div>
        ) : (
          <WayGraph
            nodes={nodes}
            ways={ways}
            places={places}
            seenAnewFor={stages.length}
            onChoose={onChoose}
            onConnect={(from, to) => edit((now) => connect(now, from, to, { packs: bundles, home: pack, rulebook: names.rulebook }))}
            onDisconnect={(gone) =>
              edit((now) =>
                gone.reduce(
                  (all, { source, target }) => disconnect(all, source, target, { packs: bundles, home: pack, rulebook: names.rulebook }),
                  now,
                ),
              )
            }
            onMove={(stage, place) => edit((now) => ({ ...now, map: { ...now.map, [stage]: place } }))}
          />
        )}
      </div>
    </>
  )
}

function branchWords(branches: number, byChance: number): string {
  const all = branches === 1 ? '1 branch' : `${branches} branches`
  return byChance === 0 ? all : byChance === branches ? `${all} by chance` : `${all}, ${byChance} by chance`
}

/** The edges from a stage to its possible next stages. */
function waysFrom({ stage, next, by }: ReturnType<typeof stagesOf>[number], names: Names): StageWay[] {
  const words = entryIn(names.rulebook.branches, by)
  const isThrown = next.length > 1 && words?.decided === 'by-chance'
  return next.map((to, i) => ({
    id: `${stage} ${to}`,
    type: 'way',
    source: stage,
    target: to,
    data: {
      label:
        by === 'location'
          ? i === 0
            ? 'no active location'
            : 'a location is active'
          : next.length > 1 || by === 'script'
            ? (words?.reads ?? by)
            : pointsTo(stage, names),
      decided: isThrown ? 'by-chance' : 'otherwise',
    },
    ariaLabel: `${names.title(stage)} leads to ${names.title(to)}${isThrown ? `, ${words.reads}` : ''}`,
    markerEnd: { type: MarkerType.ArrowClosed, width: 18, height: 18 },
    className: next.length > 1 ? 'is-dashed' : 'is-plain',
    deletable: true,
  }))
}

function stageData(stage: string, bundles: StageGraphProps['bundles'], pack: string, names: Names): Omit<StageData, 'isLost' | 'isLast'> {
  const card = names.card(stage)
  const points = names.rulebook.scenario?.stages.points
  const home = bundles.find(({ id }) => id === (card?.pack ?? pack))
  const words = home?.text.en?.cards[stage.slice(stage.indexOf(':') + 1)]
  return {
    number: String(numberOfStage(names, stage) ?? '?'),
    title: card?.title ?? `${stage} is missing`,
    sides: sidesOfStages(names.rulebook).map((side) => ({
      side,
      title: words?.sides?.[side]?.title ?? '',
      text: plain(words?.sides?.[side]?.text ?? (side === points?.side ? (words?.text ?? '') : '')),
      points: side === points?.side ? String(pointsOfStage(names, stage) ?? '') : '',
    })),
  }
}

/** A text without markup and with the names of icons in place of icons, since a node has no room for pictures. */
const plain = (text: string): string => text.replaceAll('*', '').replace(/\[([a-z -]+)\]/g, '$1')

const pointsTo = (stage: string, names: Names): string => {
  const points = pointsOfStage(names, stage)
  return points === undefined ? '' : (names.rulebook.scenario?.stages.points?.reads ?? '{points}').replace('{points}', String(points))
}
