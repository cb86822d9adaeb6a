'use client'

import './step-lines.css'
import { type EndCondition, readAloud } from '@questwright/packs/browser'
import { dealtIn, entryIn } from '@questwright/rulebook'
import { Check, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Changing } from '../parts/writing.tsx'
import type { ScenarioPanelProps } from './panel-props.ts'
import { AddPhrase, firstWords, PhraseForm, Sentence } from './phrase-form.tsx'
import { withField } from './setup-list.tsx'

/** Edits the conditions for winning and losing that the scenario adds to those of the rules. */
export function Endings(props: ScenarioPanelProps) {
  return (
    <>
      <Ends {...props} part="win" title="The players win when" nothing="The last stage is completed: that is the rule." />
      <Ends {...props} part="lose" title="The players lose when" nothing="All players are eliminated: that is the rule." />
    </>
  )
}

interface EndsProps extends ScenarioPanelProps {
  readonly part: 'win' | 'lose'
  readonly title: string
  readonly nothing: string
}

function Ends({ facts, edit, names, part, title, nothing }: EndsProps) {
  const list = facts[part] ?? []
  const [open, setOpen] = useState<number>()
  const put = (ends: readonly EndCondition[]) => edit((now) => ({ ...now, [part]: ends }))
  return (
    <div className="st-ends">
      <h3>{title}</h3>
      {list.length === 0 && <p className="st-scenario-empty">{nothing}</p>}
      <ul className="st-setup-steps">
        {list.map((end, i) => {
          const phrase = entryIn(names.rulebook.endings, end.when)
          const told = end as unknown as { readonly [field: string]: unknown }
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a condition is identified by its index
            <li key={i}>
              <div className="st-step-line">
                <p>
                  {phrase ? (
                    <Sentence words={readAloud(phrase, told, names.title, names.rulebook)} />
                  ) : (
                    `No condition is called “${String(end.when)}”.`
                  )}
                </p>
                <Changing>
                  <span className="st-step-buttons">
                    <button
                      type="button"
                      className="qw-button is-icon"
                      aria-label={`${title} ${i + 1}: ${open === i ? 'done' : 'change'}`}
                      aria-expanded={open === i}
                      onClick={() => setOpen(open === i ? undefined : i)}
                    >
                      {open === i ? <Check size={14} aria-hidden="true" /> : <Pencil size={14} aria-hidden="true" />}
                    </button>
                    <button
                      type="button"
                      className="qw-button is-icon"
                      aria-label={`${title} ${i + 1}: delete`}
                      onClick={() => put(list.filter((_, j) => j !== i))}
                    >
                      <Trash2 size={14} aria-hidden="true" />
                    </button>
                  </span>
                </Changing>
              </div>
              {open === i && phrase && (
                <div className="st-step-edit">
                  <PhraseForm
                    phrase={phrase}
                    told={told}
                    names={names}
                    stages={dealtIn(facts, 'course', names.rulebook)}
                    onChange={(field, value) => put(list.map((one, j) => (j === i ? withField(one, field, value) : one)))}
                  />
                </div>
              )}
            </li>
          )
        })}
      </ul>
      <Changing>
        <AddPhrase
          label={`${title}: add a condition`}
          prompt="Add a condition"
          phrases={names.rulebook.endings}
          onAdd={(word) => {
            put([
              ...list,
              {
                when: word,
                ...firstWords(names.rulebook.endings[word], dealtIn(facts, 'course', names.rulebook), names.rulebook),
              } as EndCondition,
            ])
            setOpen(list.length)
          }}
        />
      </Changing>
    </div>
  )
}
