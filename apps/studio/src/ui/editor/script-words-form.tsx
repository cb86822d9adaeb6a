'use client'

import '@questwright/workshop/authoring'
import { readScriptWords, type TypedScript, textPath, type WordsPlace, withTypedScript, writeScriptWords } from '@questwright/editing'
import { namesOfScript, wordsOfScripts } from '@questwright/packs/browser'
import type { PackBundle, ScriptKind, ScriptWords } from '@questwright/packs/types'
import { rulebookAt, rulebooks } from '@questwright/workshop/rulebooks'
import { useId } from 'react'
import { changeFile, fileKey, useFiles } from '../../client/editor/files.ts'
import { useTypedScript } from '../../client/editor/typed-script.ts'
import { useReadOnly } from '../parts/writing.tsx'

interface ScriptWordsFormProps {
  readonly pack: string
  /** The pack as it was last compiled; undefined before that. */
  readonly bundle: PackBundle | undefined
  readonly place: WordsPlace
}

type Sort = keyof typeof wordsOfScripts

const kindOf: { readonly [section in WordsPlace['section']]: ScriptKind } = {
  cards: 'card',
  keywords: 'keyword',
  scenarios: 'scenario',
  rules: 'rule',
  systems: 'system',
}

/** A form for the words of a script's names, with a field for each. Renders nothing without names. */
export function ScriptWordsForm({ pack, bundle, place }: ScriptWordsFormProps) {
  const id = useId()
  const readOnly = useReadOnly()
  const key = fileKey(pack, textPath)
  const text = useFiles(({ files }) => files[key]?.text)
  const script = useTypedScript(pack, kindOf[place.section], place.slug)
  if (text === undefined) return null
  const own = readScriptWords(text, place)
  const shared = readScriptWords(text, undefined)
  if (!own || !shared) return null
  const rows = rowsOf(bundle, place, own, script)
  if (rows.length === 0) return null
  const say = (sort: Sort, name: string, said: string) => {
    const now = useFiles.getState().files[key]?.text
    const next = now === undefined ? undefined : writeScriptWords(now, place, (before) => withWords(before, sort, name, said))
    if (next !== undefined) changeFile(key, { text: next })
  }
  return (
    <fieldset className="st-script-words">
      <legend>What the table says</legend>
      {rows.map(({ sort, name, use }) => {
        const said = own[sort]?.[name]
        const ofPack = shared[sort]?.[name]
        const field = `${id}-${sort}-${name}`
        return (
          <div className="st-field" key={field}>
            <label htmlFor={field}>
              {capital(wordsOfScripts[sort])} <code>{name}</code>
            </label>
            <input
              id={field}
              readOnly={readOnly}
              value={typeof said === 'string' ? said : ''}
              placeholder={ofPack ?? name}
              autoComplete="off"
              aria-describedby={`${field}-note`}
              onChange={(event) => say(sort, name, event.target.value)}
            />
            <p id={`${field}-note`} className="st-quiet">
              {use === 'not named'
                ? 'No script names it: empty the field to take it out.'
                : said === undefined || said === ''
                  ? ofPack === undefined
                    ? withoutWords(sort, name)
                    : 'These words are at the top of the text file, for the whole pack. Words for this thing alone go here.'
                  : ''}
            </p>
          </div>
        )
      })}
    </fieldset>
  )
}

interface Row {
  readonly sort: Sort
  readonly name: string
  /** Whether the script uses the name; `unknown` while the changed script is being parsed. */
  readonly use: 'named' | 'not named' | 'unknown'
}

/** The names that the unsaved script uses, followed by other names for which the text file has words. */
export function rowsOf(
  bundle: PackBundle | undefined,
  { section, slug }: WordsPlace,
  own: ScriptWords,
  script: TypedScript | 'saved' | 'reading',
): readonly Row[] {
  const kind = kindOf[section]
  const typed = bundle && typeof script !== 'string' ? withTypedScript(bundle, kind, slug, script, rulebooks) : bundle
  const rows = new Map<string, Row>()
  for (const { words, key } of typed ? namesOfScript(typed, kind, slug, rulebookAt(typed.game)) : [])
    rows.set(`${words} ${key}`, { sort: words, name: key, use: 'named' })
  for (const [sort, entries] of Object.entries(own))
    for (const name of Object.keys(entries ?? {}))
      if (Object.hasOwn(wordsOfScripts, sort) && !rows.has(`${sort} ${name}`))
        rows.set(`${sort} ${name}`, { sort: sort as Sort, name, use: script === 'reading' ? 'unknown' : 'not named' })
  return [...rows.values()]
}

/**
 * The text that is shown for a name without words: the title of the card if the name belongs to an ability, and the key itself for any
 * other name.
 */
const withoutWords = (sort: Sort, name: string): string =>
  sort === 'abilities' ? 'Without words, players read the title of its card only.' : `Without words, players read “${name}”.`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Sets the words of a name; empty words remove it. */
function withWords(before: ScriptWords, sort: Sort, name: string, said: string): ScriptWords {
  const { [name]: _, ...others } = before[sort] ?? {}
  return { ...before, [sort]: said === '' ? others : { ...before[sort], [name]: said } }
}
