'use client'

import { type BuiltAbility, begun, sayAbility, waysOf, wordsFor, wordsOfWays } from '@questwright/abilities'
import type { Problem } from '@questwright/packs/types'
import { ProblemList } from '@questwright/table-page/parts/problem-list'
import { useEffect, useMemo, useState } from 'react'
import { AbilityFields } from './ability-fields.tsx'
import type { AbilityContext } from './choice-input.tsx'
import { spoken } from './spoken.tsx'
import { usePreview } from './use-preview.ts'

export interface Built {
  readonly source: string
  readonly line: number
  readonly sentence: string
  readonly withText: boolean
  /** The labels of the ability's options at the table, by the names of the options in the script. */
  readonly ways: { readonly [name: string]: string }
  /** Names of options that the ability no longer has, whose labels are removed. */
  readonly gone: readonly string[]
}

/** The user's choices so far. */
export interface BuilderDraft {
  readonly ability: BuiltAbility
  readonly side: string
  readonly withText: boolean
}

interface AbilityBuilderProps {
  readonly pack: string
  readonly path: string
  readonly source: string
  readonly title: string
  readonly host: string
  readonly context: Omit<AbilityContext, 'ability'>
  readonly sides: readonly string[]
  /** The ability that is edited; undefined for a new one. */
  readonly old: { readonly ability: BuiltAbility; readonly at: number } | undefined
  /** Whether the card has a text to which the sentence can be added. */
  readonly canSay: boolean
  readonly onDone: (built: Built) => void
  readonly onCancel: () => void
  readonly draft: BuilderDraft | undefined
  readonly onDraft: (draft: BuilderDraft) => void
}

/** The ability builder: its menus, the sentence, and the script. */
export function AbilityBuilder(props: AbilityBuilderProps) {
  const { pack, path, source, title, host, sides, old, canSay, onDone, onCancel, draft, onDraft } = props
  const { menus } = props.context
  const [ability, setAbility] = useState<BuiltAbility>(
    () => draft?.ability ?? old?.ability ?? begun(menus, wordsFor(menus, props.context.place)[0] ?? '', props.context.place),
  )
  const [side, setSide] = useState(draft?.side ?? (sides.includes('B') ? 'B' : (sides[0] ?? '')))
  const [withText, setWithText] = useState(draft?.withText ?? (canSay && !old))
  const { preview, isFresh, isChecked } = usePreview({ ability, side, source, pack, path, at: old?.at })
  // "Insert" may be pressed while the preview is outdated or its type check is still running: then the ability is inserted as soon as both are done
  const [waiting, setWaiting] = useState<'to insert' | 'for nothing'>('for nothing')
  const sentence = useMemo(() => sayAbility(menus, ability, title, host), [menus, ability, title, host])

  // biome-ignore lint/correctness/useExhaustiveDependencies: onDraft changes in every render, and storing a draft renders again
  useEffect(() => {
    onDraft({ ability, side, withText })
  }, [ability, side, withText])

  const edited = preview?.answer?.edited
  const problems: readonly Problem[] = preview?.answer?.problems ?? []
  const refused = preview?.error ?? preview?.answer?.refused ?? refusedBy(preview?.types) ?? wrongIn(edited, problems)
  const unchecked = typeof preview?.types === 'object' && 'unknown' in preview.types ? preview.types.unknown : undefined
  const insert = () => {
    if (!edited || refused) return
    const ways = wordsOfWays(menus, ability, props.context.said, title, host)
    const gone = old ? waysOf(old.ability).flatMap(({ name }) => (Object.hasOwn(ways, name) ? [] : [name])) : []
    onDone({ source: edited.source, line: edited.line, sentence, withText, ways, gone })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: insert uses the checked preview of this render
  useEffect(() => {
    if (!isChecked || waiting === 'for nothing') return
    setWaiting('for nothing')
    insert()
  }, [isChecked, waiting])
  return (
    <form
      className="st-ability-builder"
      aria-label={old ? 'Change an ability' : 'A new ability'}
      onSubmit={(event) => {
        event.preventDefault()
        if (isChecked) insert()
        else setWaiting('to insert')
      }}
    >
      <AbilityFields
        ability={ability}
        context={{ ...props.context, ability }}
        onAbility={setAbility}
        side={sides.some((one) => one !== '') && !old ? side : undefined}
        onSide={setSide}
      />
      <section className="st-ability-preview" aria-label="Preview" aria-live="polite" aria-busy={!isFresh}>
        <p className="st-sentence">{spoken(sentence)}</p>
        {edited && <pre>{edited.script}</pre>}
        {refused && (
          <p className="st-flag is-bad" role="alert">
            {refused}
          </p>
        )}
        {unchecked && <p className="st-flag">{unchecked}</p>}
        {problems.length > 0 && <ProblemList problems={problems} />}
      </section>
      <footer className="st-builder-foot">
        {canSay && (
          <label className="st-flag-field">
            <input type="checkbox" checked={withText} onChange={(event) => setWithText(event.target.checked)} /> Put the sentence into the
            text
          </label>
        )}
        <span className="st-space" />
        <button type="button" className="qw-button" onClick={onCancel}>
          Cancel
        </button>
        <button type="submit" className="qw-button is-main" disabled={isChecked && (!edited || refused !== undefined)}>
          {old ? 'Change it' : 'Insert'}
        </button>
      </footer>
    </form>
  )
}

/** Why the type check refuses the ability; undefined where it does not. */
const refusedBy = (types: NonNullable<ReturnType<typeof usePreview>['preview']>['types'] | undefined): string | undefined =>
  typeof types === 'object' && 'refused' in types ? types.refused : undefined

/** The first problem in the lines of the new ability. Problems in other lines of the script were there before. */
function wrongIn(edited: { readonly script: string; readonly line: number } | undefined, problems: readonly Problem[]): string | undefined {
  if (!edited) return undefined
  const end = edited.line + edited.script.split('\n').length
  const wrong = problems.find(({ severity, line = 0 }) => severity === 'error' && line >= edited.line && line < end)
  return (
    wrong &&
    'The check of the pack would refuse this ability, for the reasons below. Choose something else in the menus, or write it by hand.'
  )
}
