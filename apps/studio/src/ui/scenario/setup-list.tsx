'use client'

import './step-lines.css'
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { movedItem } from '@questwright/editing/scenario'
import { readAloud, type SetupStep } from '@questwright/packs/browser'
import type { ScenarioFacts } from '@questwright/packs/types'
import { dealtIn, entryIn } from '@questwright/rulebook'
import { tellError } from '@questwright/table-page/tell-error'
import { hasSteps } from '@questwright/workshop/script-of-steps'
import { ArrowDown, ArrowUp, Check, FileCode2, GripVertical, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { turnIntoScript } from '../../client/scenario/turn-into-script.ts'
import { useWorkspaceScript } from '../../client/scenario/use-workspace-script.ts'
import { Changing, useReadOnly } from '../parts/writing.tsx'
import type { ScenarioPanelProps } from './panel-props.ts'
import { AddPhrase, firstWords, PhraseForm, Sentence } from './phrase-form.tsx'
import { ScriptDialog } from './script-dialog.tsx'

/** The steps of the setup as a list in the style of card text. Pressing a line opens it for editing. */
export function SetupList({ facts, edit, pack, names, slug }: ScenarioPanelProps & { readonly slug: string }) {
  const steps = facts.setup ?? []
  const [open, setOpen] = useState<number>()
  const [script, setScript] = useState<'open' | 'closed'>('closed')
  const hasScript = useWorkspaceScript(pack, slug)
  const readOnly = useReadOnly()
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }), useSensor(KeyboardSensor))
  const put = (setup: readonly SetupStep[]) => edit((now) => ({ ...now, setup }))
  const move = (from: number, to: number) => {
    put(movedItem(steps, from, to))
    setOpen(undefined)
  }
  const dropped = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) move(Number(active.id), Number(over.id))
  }
  const turn = async () => {
    try {
      await turnIntoScript(pack, slug, facts as unknown as ScenarioFacts, names.rulebook.game)
      setScript('open')
    } catch (error) {
      tellError(error)
    }
  }
  return (
    <>
      <header>
        <h2>Setup</h2>
        {hasSteps(facts, names.rulebook.game) && !hasScript && !readOnly && (
          <button type="button" className="qw-button is-small" onClick={() => void turn()}>
            <FileCode2 size={14} aria-hidden="true" /> Turn into script
          </button>
        )}
        {hasScript && (
          <button type="button" className="qw-button is-small" onClick={() => setScript('open')}>
            <FileCode2 size={14} aria-hidden="true" /> Script
          </button>
        )}
      </header>
      {steps.length === 0 && (
        <p className="st-scenario-empty">
          {hasScript
            ? `What its script says.${readOnly ? '' : ' Lines that you add come before it.'}`
            : `Nothing besides the rules.${readOnly ? '' : ' Add a line such as “Make a location the active location”.'}`}
        </p>
      )}
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={dropped}>
        <ol className="st-setup-steps">
          {steps.map((step, i) => {
            const phrase = entryIn(names.rulebook.setup, step.do)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its index
              <Line key={i} index={i}>
                {(grip) => (
                  <>
                    <div className="st-step-line">
                      <span className="st-step-number" aria-hidden="true">
                        {i + 1}
                      </span>
                      <p>
                        {phrase ? (
                          <Sentence
                            words={readAloud(phrase, step as unknown as { readonly [field: string]: unknown }, names.title, names.rulebook)}
                          />
                        ) : (
                          `No step is called “${String(step.do)}”.`
                        )}
                      </p>
                      <Changing>
                        <span className="st-step-buttons">
                          {grip}
                          <button
                            type="button"
                            className="qw-button is-icon"
                            aria-label={open === i ? `Line ${i + 1}: done` : `Change line ${i + 1}`}
                            aria-expanded={open === i}
                            onClick={() => setOpen(open === i ? undefined : i)}
                          >
                            {open === i ? <Check size={14} aria-hidden="true" /> : <Pencil size={14} aria-hidden="true" />}
                          </button>
                        </span>
                      </Changing>
                    </div>
                    {open === i && phrase && (
                      <div className="st-step-edit">
                        <PhraseForm
                          phrase={phrase}
                          told={step as unknown as { readonly [field: string]: unknown }}
                          names={names}
                          stages={dealtIn(facts, 'course', names.rulebook)}
                          onChange={(field, value) => put(steps.map((one, j) => (j === i ? withField(one, field, value) : one)))}
                        />
                        <div className="st-step-moves">
                          <button
                            type="button"
                            className="qw-button is-icon"
                            aria-label={`Line ${i + 1} up`}
                            disabled={i === 0}
                            onClick={() => move(i, i - 1)}
                          >
                            <ArrowUp size={14} aria-hidden="true" />
                          </button>
                          <button
                            type="button"
                            className="qw-button is-icon"
                            aria-label={`Line ${i + 1} down`}
                            disabled={i === steps.length - 1}
                            onClick={() => move(i, i + 1)}
                          >
                            <ArrowDown size={14} aria-hidden="true" />
                          </button>
                          <button
                            type="button"
                            className="qw-button is-icon"
                            aria-label={`Delete line ${i + 1}`}
                            onClick={() => {
                              put(steps.filter((_, j) => j !== i))
                              setOpen(undefined)
                            }}
                          >
                            <Trash2 size={14} aria-hidden="true" />
                          </button>
                        </div>
                      </div>
                    )}
                  </>
                )}
              </Line>
            )
          })}
        </ol>
      </DndContext>
      <Changing>
        <AddPhrase
          label="Add a line to the setup"
          prompt="Add a line"
          phrases={names.rulebook.setup}
          onAdd={(word) => {
            put([
              ...steps,
              {
                do: word,
                ...firstWords(names.rulebook.setup[word], dealtIn(facts, 'course', names.rulebook), names.rulebook),
              } as SetupStep,
            ])
            setOpen(steps.length)
          }}
        />
      </Changing>
      {script === 'open' && <ScriptDialog pack={pack} slug={slug} onClose={() => setScript('closed')} />}
    </>
  )
}

/** A step or condition with a changed field; `undefined` removes it. */
export function withField<T>(one: T, field: string, value: unknown): T {
  const { [field]: _, ...rest } = one as { readonly [field: string]: unknown }
  return (value === undefined ? rest : { ...rest, [field]: value }) as T
}

/** A line that can be dragged by its handle, with the mouse or with space and arrows. */
function Line({ index, children }: { readonly index: number; readonly children: (grip: ReactNode) => ReactNode }) {
  const drag = useDraggable({ id: String(index) })
  const drop = useDroppable({ id: String(index) })
  const y = drag.transform?.y
  return (
    <li
      ref={(node) => {
        drag.setNodeRef(node)
        drop.setNodeRef(node)
      }}
      data-over={drop.isOver && !drag.isDragging ? 'over' : undefined}
      style={y === undefined ? undefined : { transform: `translateY(${y}px)`, zIndex: 2, position: 'relative' }}
    >
      {children(
        <button
          type="button"
          className="qw-button is-icon st-step-grip"
          aria-label={`Move line ${index + 1}`}
          {...drag.attributes}
          {...drag.listeners}
        >
          <GripVertical size={14} aria-hidden="true" />
        </button>,
      )}
    </li>
  )
}
