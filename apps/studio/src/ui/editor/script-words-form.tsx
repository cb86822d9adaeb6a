'use client'

import { namesOfScript, wordsOfScripts } from '@questwright/packs/browser'
import type { PackBundle, ScriptKind, ScriptWords } from '@questwright/packs/types'
import { useId } from 'react'
import { changeFile, fileKey, useFiles } from '../../client/editor/files.ts'
import { readScriptWords, textPath, type WordsPlace, writeScriptWords } from '../../client/editor/text-json.ts'
import { useReadOnly } from '../parts/writing.tsx'

interface ScriptWordsFormProps {
  readonly pack: string
  /** As it was last compiled: it knows what the script names. */
  readonly bundle: PackBundle | undefined
  readonly place: WordsPlace
}

type Sort = keyof typeof wordsOfScripts

const kindOf: { readonly [section in WordsPlace['section']]: ScriptKind } = {
  cards: 'card',
  keywords: 'keyword',
  scenarios: 'scenario',
  rules: 'rule',
}

/** The words for what a script names: a field for each name. Nothing where it names nothing. */
export function ScriptWordsForm({ pack, bundle, place }: ScriptWordsFormProps) {
  const id = useId()
  const readOnly = useReadOnly()
  const key = fileKey(pack, textPath)
  const text = useFiles(({ files }) => files[key]?.text)
  if (text === undefined) return null
  const own = readScriptWords(text, place)
  const shared = readScriptWords(text, undefined)
  if (!own || !shared) return null
  const named = bundle ? namesOfScript(bundle, kindOf[place.section], place.slug) : []
  const rows = new Map<string, { readonly sort: Sort; readonly name: string; readonly use: 'named' | 'not named' }>()
  for (const { words, key: name } of named) rows.set(`${words} ${name}`, { sort: words, name, use: 'named' })
  for (const [sort, entries] of Object.entries(own))
    for (const name of Object.keys(entries ?? {}))
      if (Object.hasOwn(wordsOfScripts, sort) && !rows.has(`${sort} ${name}`))
        rows.set(`${sort} ${name}`, { sort: sort as Sort, name, use: 'not named' })
  if (rows.size === 0) return null
  const say = (sort: Sort, name: string, said: string) => {
    const now = useFiles.getState().files[key]?.text
    const next = now === undefined ? undefined : writeScriptWords(now, place, (before) => withWords(before, sort, name, said))
    if (next !== undefined) changeFile(key, { text: next })
  }
  return (
    <fieldset className="st-script-words">
      <legend>What the table says</legend>
      {[...rows.values()].map(({ sort, name, use }) => {
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
                    : 'These words stand at the top of the text, for the whole pack. Others for this one only go here.'
                  : ''}
            </p>
          </div>
        )
      })}
    </fieldset>
  )
}

/** An ability without words goes by its card; everything else is shown by its key. */
const withoutWords = (sort: Sort, name: string): string =>
  sort === 'abilities' ? 'Without words, players read the title of its card only.' : `Without words, players read “${name}”.`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** With words for a name; without the name where nothing is said. */
function withWords(before: ScriptWords, sort: Sort, name: string, said: string): ScriptWords {
  const { [name]: _, ...others } = before[sort] ?? {}
  return { ...before, [sort]: said === '' ? others : { ...before[sort], [name]: said } }
}
