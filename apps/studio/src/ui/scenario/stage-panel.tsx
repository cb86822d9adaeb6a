'use client'

import { printedValue, readFacts, readWords, textPath, withFact, writeFacts, writeWords } from '@questwright/editing'
import './fields.css'
import './stage-panel.css'
import { branchBy, connect, disconnect, dropStage, movedStage, numberOfStage, sidesOfStages } from '@questwright/editing/scenario'
import { filesOfCard, stagesOf } from '@questwright/packs/browser'
import type { CardText, FactValue } from '@questwright/packs/types'
import { dealtIn, entryIn, factIn, type Rulebook, readable, scenarioWords } from '@questwright/rulebook'
import { ArrowDown, ArrowUp, ExternalLink, TriangleAlert, X } from 'lucide-react'
import Link from 'next/link'
import { useEffect } from 'react'
import type { WholePack } from '../../api-types.ts'
import { changeFile, fileKey, openFile, useFiles } from '../../client/editor/files.ts'
import { pageOf } from '../../client/page-of.ts'
import { FileNameNote } from '../editor/file-name-note.tsx'
import { ScriptWordsForm } from '../editor/script-words-form.tsx'
import { Changing, ChoiceToRead, useReadOnly } from '../parts/writing.tsx'
import type { ScenarioPanelProps } from './panel-props.ts'

interface StagePanelProps extends ScenarioPanelProps {
  readonly folder: WholePack
  readonly stage: string | undefined
  readonly onChoose: (stage: string | undefined) => void
}

/**
 * The panel for the chosen stage: its printed facts, and its next stages. With it, everything that the mouse can do in the graph can be done by
 * keyboard.
 */
export function StagePanel(props: StagePanelProps) {
  const { facts, edit, pack, bundles, names, folder, stage, onChoose } = props
  const nodes = stagesOf(facts, bundles, names.rulebook, pack)
  const { stageDeck } = scenarioWords(names.rulebook)
  const course = dealtIn(facts, 'course', names.rulebook)
  const points = pointsLabel(names.rulebook)
  return (
    <>
      <label className="st-scenario-field">
        Stage
        <select value={stage ?? ''} onChange={(event) => onChoose(event.target.value || undefined)}>
          <option value="">{nodes.length === 0 ? 'no stage yet' : 'choose …'}</option>
          {nodes.map((node) => (
            <option key={node.stage} value={node.stage}>
              {String(numberOfStage(names, node.stage) ?? '?')} {names.title(node.stage)}
            </option>
          ))}
        </select>
      </label>
      {stage === undefined ? (
        <p className="st-quiet">
          Choose a stage here or in the graph: its words,{points === undefined ? '' : ` its ${points.toLowerCase()}`} and what comes next
          stand here then.
        </p>
      ) : (
        <>
          <Next {...props} stage={stage} nodes={nodes} />
          {stage.includes(':') ? (
            <p className="st-quiet">
              The card is in another pack. <Link href={pageOf('card', stage)}>Open it in the card editor</Link>
            </p>
          ) : (
            <StageCard key={stage} folder={folder} pack={pack} slug={stage} rulebook={names.rulebook} />
          )}
          <Changing>
            <div className="st-stage-foot">
              <button
                type="button"
                className="qw-button is-icon"
                aria-label={`Earlier in the ${stageDeck}`}
                disabled={course.indexOf(stage) <= 0}
                onClick={() => edit((now) => movedStage(now, stage, -1, names.rulebook))}
              >
                <ArrowUp size={14} aria-hidden="true" />
              </button>
              <button
                type="button"
                className="qw-button is-icon"
                aria-label={`Later in the ${stageDeck}`}
                disabled={course.indexOf(stage) === course.length - 1}
                onClick={() => edit((now) => movedStage(now, stage, 1, names.rulebook))}
              >
                <ArrowDown size={14} aria-hidden="true" />
              </button>
              <button
                type="button"
                className="qw-button is-small"
                onClick={() => {
                  edit((now) => dropStage(now, stage, names.rulebook))
                  onChoose(undefined)
                }}
              >
                <X size={14} aria-hidden="true" /> Take it out of the scenario
              </button>
            </div>
          </Changing>
        </>
      )}
    </>
  )
}

type NextProps = StagePanelProps & { readonly stage: string; readonly nodes: ReturnType<typeof stagesOf> }

/** Edits the next stages of a stage, and how the next one is chosen. */
function Next({ facts, edit, pack, bundles, names, stage, nodes }: NextProps) {
  const place = { packs: bundles, home: pack, rulebook: names.rulebook }
  const { branches } = names.rulebook
  const readOnly = useReadOnly()
  const node = nodes.find((one) => one.stage === stage)
  if (!node) return null
  const others = nodes.filter((one) => one.stage !== stage && !node.next.includes(one.stage))
  return (
    <fieldset className="st-next">
      <legend>Comes next</legend>
      {node.next.length === 0 && (
        <p className="st-quiet">{node.by === 'script' ? 'What its script says.' : 'Nothing: who defeats this stage has won.'}</p>
      )}
      <ul>
        {node.next.map((to, i) => (
          <li key={to}>
            <span>
              {node.by === 'location' && <small>{i === 0 ? 'no active location:' : 'a location is active:'} </small>}
              {names.title(to)}
            </span>
            <Changing>
              <button
                type="button"
                className="qw-button is-icon"
                aria-label={`${names.title(to)} does not come next`}
                onClick={() => edit((now) => disconnect(now, stage, to, place))}
              >
                <X size={14} aria-hidden="true" />
              </button>
            </Changing>
          </li>
        ))}
      </ul>
      {others.length > 0 && !readOnly && (
        <label className="st-scenario-field">
          <span className="st-heard">Let another stage come next</span>
          <select value="" onChange={(event) => edit((now) => connect(now, stage, event.target.value, place))}>
            <option value="" disabled>
              Let another stage come next
            </option>
            {others.map((one) => (
              <option key={one.stage} value={one.stage}>
                {names.title(one.stage)}
              </option>
            ))}
          </select>
        </label>
      )}
      {(node.next.length > 1 || node.by !== 'order') && (
        <label className="st-scenario-field">
          Which of them
          <ChoiceToRead value={entryIn(branches, node.by)?.name ?? node.by}>
            <select
              value={node.from === 'script' ? 'script' : node.by}
              onChange={(event) => edit((now) => branchBy(now, stage, event.target.value, place))}
            >
              {Object.entries(branches).map(([by, { name }]) => (
                <option key={by} value={by} disabled={by === 'order' && node.next.length > 1}>
                  {name}
                </option>
              ))}
            </select>
          </ChoiceToRead>
        </label>
      )}
      {node.from === 'script' && (
        <p className="st-quiet">Its script decides{branches[node.by] === undefined ? '' : `: ${branches[node.by]?.reads}`}.</p>
      )}
      {node.from === 'printed' && dealtIn(facts, 'course', names.rulebook).length > 1 && (
        <p className="st-quiet">As printed: the next number in the {scenarioWords(names.rulebook).stageDeck}.</p>
      )}
    </fieldset>
  )
}

/** The label of the fact that says how many points a stage needs. */
function pointsLabel(rulebook: Rulebook): string | undefined {
  const points = rulebook.scenario?.stages.points
  return points && (factIn(rulebook, points.fact)?.label ?? points.fact)
}

/** The printed facts and texts of a stage's card, in the pack's own files. */
function StageCard({
  folder,
  pack,
  slug,
  rulebook,
}: {
  readonly folder: WholePack
  readonly pack: string
  readonly slug: string
  readonly rulebook: Rulebook
}) {
  const readOnly = useReadOnly()
  const path = filesOfCard(folder, slug)?.facts
  const [key, textKey] = [path === undefined ? undefined : fileKey(folder.pack, path), fileKey(folder.pack, textPath)]
  useEffect(() => {
    if (path !== undefined) void openFile(folder.pack, path)
  }, [folder.pack, path])
  const file = useFiles((state) => (key === undefined ? undefined : state.files[key]))
  const text = useFiles((state) => state.files[textKey])
  const facts = file && readFacts(file.text)
  const words = text && readWords(text.text, slug)
  if (!key || !facts || !words)
    return (
      <p className="is-warn">
        <TriangleAlert size={14} aria-hidden="true" /> {path === undefined ? `The pack has no card “${slug}”.` : 'Reading the card …'}
      </p>
    )
  const sides = (facts.sides ?? {}) as { readonly [side: string]: { readonly [fact: string]: FactValue } }
  const put = (fact: string, value: FactValue | undefined) => changeFile(key, { text: writeFacts(withFact(facts, fact, value)) })
  const say = (change: Partial<CardText>) => changeFile(textKey, { text: writeWords(text.text, slug, { ...words, ...change } as CardText) })
  const { order = '', points } = rulebook.scenario?.stages ?? {}
  const saySide = (side: string, part: 'title' | 'text', value: string) =>
    say({ sides: { ...words.sides, [side]: { ...words.sides?.[side], [part]: value } } })
  return (
    <>
      <label className="st-scenario-field">
        Title of the card
        <input readOnly={readOnly} value={words.title} onChange={(event) => say({ title: event.target.value })} />
      </label>
      <FileNameNote pack={folder} slug={slug} title={words.title} />
      <div className="st-stage-numbers">
        <label className="st-scenario-field">
          {readable(`${factIn(rulebook, order)?.label ?? 'Stage'} number`)}
          <input
            readOnly={readOnly}
            value={String(facts[order] ?? '')}
            inputMode="numeric"
            onChange={(event) => put(order, printedValue(event.target.value))}
          />
        </label>
        {points && (
          <label className="st-scenario-field">
            {pointsLabel(rulebook)}
            <input
              readOnly={readOnly}
              value={String(sides[points.side]?.[points.fact] ?? '')}
              onChange={(event) => {
                const value = printedValue(event.target.value)
                const { [points.fact]: _, ...rest } = sides[points.side] ?? {}
                put('sides', { ...sides, [points.side]: value === undefined ? rest : { ...rest, [points.fact]: value } } as FactValue)
              }}
            />
          </label>
        )}
      </div>
      {sidesOfStages(rulebook).map((side) => (
        <fieldset key={side} className="st-stage-side">
          <legend>Side {side}</legend>
          <label className="st-scenario-field">
            Title of side {side}
            <input
              readOnly={readOnly}
              value={words.sides?.[side]?.title ?? ''}
              placeholder={words.title}
              onChange={(event) => saySide(side, 'title', event.target.value)}
            />
          </label>
          <label className="st-scenario-field">
            Text of side {side}
            <textarea
              rows={3}
              readOnly={readOnly}
              value={words.sides?.[side]?.text ?? ''}
              onChange={(event) => saySide(side, 'text', event.target.value)}
            />
          </label>
        </fieldset>
      ))}
      <ScriptWordsForm pack={folder.pack} bundle={folder.bundle} place={{ section: 'cards', slug }} />
      <Link className="qw-button" href={pageOf('card', `${pack}:${slug}`)}>
        <ExternalLink size={14} aria-hidden="true" /> {readOnly ? 'Open the card' : 'Open in the card editor'}
      </Link>
    </>
  )
}
