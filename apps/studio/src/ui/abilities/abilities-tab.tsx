'use client'

import { readScriptWords, readTitled, textPath, type WordsPlace, writeScriptWords } from '@questwright/editing'
import '@questwright/workshop/authoring'
import { type BuilderPlace, hasWords, hostOf, menusOf, printedSentences } from '@questwright/abilities'
import { typeIn } from '@questwright/rulebook'
import { Notice, Working } from '@questwright/table-page/parts/notice'
import { toast } from '@questwright/table-page/parts/toast'
import { Plus } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import type { AbilitiesAnswer } from '../../api-types.ts'
import { askAbilities } from '../../client/api.ts'
import { beginFile, changeFile, fileKey, openFile, useFiles } from '../../client/editor/files.ts'
import { asApiError, bundlesOf, useLibrary } from '../../client/library.ts'
import { useRulebook } from '../../client/rulebook.ts'
import { Changing } from '../parts/writing.tsx'
import './abilities.css'
import { AbilityBuilder, type BuilderDraft, type Built } from './ability-builder.tsx'
import { AbilityLine } from './ability-line.tsx'

interface AbilitiesTabProps {
  readonly pack: string
  /** The path of the script, existing or new. */
  readonly path: string
  /** Whether the script exists on disk. */
  readonly script: 'there' | 'none yet'
  /** The text of a new script that declares no abilities yet. */
  readonly empty: string
  readonly title: string
  readonly place: BuilderPlace
  /** The section of the text file that has the words of the script. */
  readonly words: WordsPlace
  /** Adds a sentence to the card's text; absent where the card has no text. */
  readonly onSentence: ((sentence: string) => void) | undefined
  /** Opens the script at a line. */
  readonly onLine: (line: number) => void
}

/** Unfinished abilities by file. They are kept while the tab is not rendered, such as when a tablet is turned and the layout changes. */
const drafts = new Map<string, { readonly building: 'new' | number; readonly draft: BuilderDraft | undefined }>()

/** Lists the abilities of a script as sentences, and opens the builder to add or change one. */
export function AbilitiesTab({ pack, path, script, empty, title, place, words: wordsPlace, onSentence, onLine }: AbilitiesTabProps) {
  const rulebook = useRulebook(pack)
  const menus = menusOf(rulebook)
  const key = fileKey(pack, path)
  const file = useFiles((state) => state.files[key])
  const text = useFiles((state) => state.files[fileKey(pack, textPath)]?.text)
  const library = useLibrary((state) => state.packs)
  const [read, setRead] = useState<{ readonly source: string; readonly answer: AbilitiesAnswer } | undefined>()
  const [error, setError] = useState<string | undefined>()
  const [building, setBuilding] = useState<'new' | number | undefined>(() => drafts.get(key)?.building)
  const build = (next: 'new' | number | undefined) => {
    if (next === undefined) drafts.delete(key)
    else drafts.set(key, { building: next, draft: undefined })
    setBuilding(next)
  }
  useEffect(() => {
    if (script === 'there') void openFile(pack, path)
    void openFile(pack, textPath)
  }, [pack, path, script])
  const source = file?.text ?? (script === 'there' ? undefined : empty)
  useEffect(() => {
    if (source === undefined) return
    let wanted = true
    const timer = setTimeout(() => {
      askAbilities({ pack, path, source }).then(
        (answer) => {
          if (!wanted) return
          setRead({ source, answer })
          setError(undefined)
        },
        (failed: unknown) => wanted && setError(asApiError(failed).message),
      )
    }, 120)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [pack, path, source])
  const words = useMemo(() => {
    const bundles = bundlesOf(library)
    const traits = bundles.flatMap((bundle) => Object.values(bundle.cards).flatMap((facts) => (facts.traits ?? []) as readonly string[]))
    const keywords = bundles.flatMap((bundle) => Object.entries(bundle.keywords))
    const slugsOf = (of: typeof keywords) => [...new Set(of.map(([slug]) => slug))].sort()
    return {
      traits: [...new Set(traits)].sort(),
      keywords: slugsOf(keywords.filter(([, { printed }]) => printed !== 'before-abilities')),
      wordsBefore: slugsOf(keywords.filter(([, { printed }]) => printed === 'before-abilities')),
    }
  }, [library])

  if (error !== undefined)
    return (
      <Notice tone="bad" title="The abilities cannot be read">
        <p>{error}</p>
      </Notice>
    )
  if (source === undefined || !read) return <Working>Reading the abilities …</Working>
  const { abilities, sides } = read.answer
  const printed = (text === undefined ? undefined : readTitled(text, wordsPlace)) ?? {}
  const sentences = printedSentences(menus, printed, abilities, read.source, title)
  const host = hostOf(
    menus,
    abilities.map(({ ability }) => ability),
  )
  const said = (text === undefined ? undefined : readScriptWords(text, wordsPlace)?.ways) ?? {}
  const done = ({ source: next, line, sentence, withText, ways, gone }: Built) => {
    if (file === undefined) beginFile(pack, path, next)
    else changeFile(key, { text: next })
    sayWays(pack, wordsPlace, ways, gone)
    if (withText) onSentence?.(sentence)
    build(undefined)
    onLine(line)
    toast.success('The ability is in the script.', { description: 'Save it to use it in the running game.', duration: 3000 })
  }
  const sideOfType = typeIn(rulebook, place.type)?.actsOn
  const builder = (old: { readonly ability: NonNullable<(typeof abilities)[number]['ability']>; readonly at: number } | undefined) => (
    <AbilityBuilder
      pack={pack}
      path={path}
      source={source}
      title={title}
      host={host}
      context={{ menus, place, ...words, said, title, host }}
      sides={sides.length > 0 ? sides : sideOfType === undefined ? [] : [sideOfType]}
      old={old}
      canSay={onSentence !== undefined}
      onDone={done}
      onCancel={() => build(undefined)}
      draft={drafts.get(key)?.draft}
      onDraft={(draft) => drafts.set(key, { building: building ?? 'new', draft })}
    />
  )
  return (
    <div className="st-abilities">
      {abilities.length === 0 && building === undefined && (
        <p className="st-quiet">
          {place.kind === 'keyword'
            ? 'This keyword does nothing yet. Build what a card with this keyword does: “this card” is each such card.'
            : place.kind === 'card'
              ? `${title} has no abilities yet. Its printed facts and keywords work by themselves.`
              : `${title} has no abilities yet.`}
        </p>
      )}
      <ol className="st-ability-list">
        {abilities.map((one, nth) => (
          <li key={one.start} className="st-ability">
            {building === one.start && one.ability ? (
              builder({ ability: one.ability, at: one.start })
            ) : (
              <AbilityLine
                menus={menus}
                read={one}
                printed={sentences[nth]}
                code={read.source.slice(one.start, one.end)}
                title={title}
                host={host}
                onChange={() => build(one.start)}
                onLine={onLine}
              />
            )}
          </li>
        ))}
      </ol>
      {!hasWords(menus) ? (
        <p className="st-quiet">{rulebook.title} has no menus for abilities: write them into the script.</p>
      ) : building === 'new' ? (
        builder(undefined)
      ) : (
        <Changing>
          <button type="button" className="qw-button is-main st-big" onClick={() => build('new')}>
            <Plus size={16} aria-hidden="true" /> Add an ability
          </button>
        </Changing>
      )}
    </div>
  )
}

/**
 * Writes the labels of an ability's options (`ways`) into the open text file of the pack, which is not saved yet.
 * @param gone names of options whose labels are removed
 */
function sayWays(pack: string, place: WordsPlace, ways: { readonly [name: string]: string }, gone: readonly string[]): void {
  if (Object.keys(ways).length === 0 && gone.length === 0) return
  const key = fileKey(pack, textPath)
  const file = useFiles.getState().files[key]
  const next =
    file?.text === undefined
      ? undefined
      : writeScriptWords(file.text, place, (before) => {
          const kept = Object.entries(before.ways ?? {}).filter(([name]) => !gone.includes(name))
          return { ...before, ways: { ...Object.fromEntries(kept), ...ways } }
        })
  if (next !== undefined) changeFile(key, { text: next })
  else
    toast.error('The labels of the options could not be written into the text file.', {
      description: 'text/en.json cannot be read: repair it, then write them by hand. Until then the table shows their names.',
    })
}
