'use client'

import { suggestionsOf } from '@questwright/contents/suggestions'
import { readFacts, readWords, strangeWords, textPath, writeFacts, writeNewTitle, writeWords } from '@questwright/editing'
import { checkCardFacts } from '@questwright/packs/browser'
import type { CardText, FactValue } from '@questwright/packs/types'
import { setTitlesSection } from '@questwright/rulebook'
import { Notice, Working } from '@questwright/table-page/parts/notice'
import { ProblemList } from '@questwright/table-page/parts/problem-list'
import { useEffect, useMemo, useState } from 'react'
import type { WholePack, WholePacks } from '../../api-types.ts'
import { changeFile, fileKey, openFile, useFiles } from '../../client/editor/files.ts'
import { useRulebook } from '../../client/rulebook.ts'
import { useReadOnly } from '../parts/writing.tsx'
import { FactsForm } from './facts-form.tsx'
import { FileNameNote } from './file-name-note.tsx'
import { FormOrJson, type ShownAs } from './form-or-json.tsx'
import { ScriptWordsForm } from './script-words-form.tsx'

interface FactsTabProps {
  readonly answer: WholePacks
  readonly pack: WholePack
  readonly slug: string
  readonly path: string
  readonly title: string
}

/** The facts and texts of a card: a form, or the JSON of its facts. */
export function FactsTab({ answer, pack: state, slug, path, title }: FactsTabProps) {
  const { pack } = state
  const readOnly = useReadOnly()
  const rulebook = useRulebook(pack)
  const setTitles = setTitlesSection(rulebook)
  const key = fileKey(pack, path)
  const textKey = fileKey(pack, textPath)
  const file = useFiles(({ files }) => files[key])
  const text = useFiles(({ files }) => files[textKey])
  const [shown, setShown] = useState<ShownAs>('form')
  const suggestions = useMemo(() => suggestionsOf(answer), [answer])
  useEffect(() => {
    void openFile(pack, path)
    void openFile(pack, textPath)
  }, [pack, path])
  if (!file || file.status === 'loading' || !text || text.status === 'loading') return <Working>Reading the facts …</Working>
  if (file.status === 'failed')
    return (
      <Notice tone="bad" title="The facts cannot be read">
        <p>{file.error?.message}</p>
        <p>{file.error?.remedy}</p>
      </Notice>
    )
  const facts = readFacts(file.text)
  const words = text.status === 'failed' ? undefined : readWords(text.text, slug)
  const strange = text.status === 'failed' ? undefined : strangeWords(text.text, slug)
  const asSource = shown === 'source' || facts === undefined
  const issues = facts ? checkCardFacts(facts as FactValue, rulebook).issues : []
  const changeText = (make: (now: string) => string) => {
    const now = useFiles.getState().files[textKey]?.text
    if (now !== undefined) changeFile(textKey, { text: make(now) })
  }
  return (
    <div className="st-form">
      <FormOrJson shown={asSource ? 'source' : 'form'} form={facts === undefined ? 'unreadable' : 'there'} onShow={setShown} />
      {facts === undefined && (
        <p className="st-finding is-error" role="alert">
          This is no JSON object: look for a missing comma, quote or bracket. The form comes back when it can be read.
        </p>
      )}
      {!asSource && words === undefined && (
        <p className="st-finding is-error" role="alert">
          {text.error?.message ?? 'text/en.json is no JSON object.'} Titles and texts cannot be changed here until it is repaired; nothing
          in it is touched.
        </p>
      )}
      {strange !== undefined && (
        <p className="st-finding is-error" role="alert">
          text/en.json holds {JSON.stringify(strange).slice(0, 80)} where the words of this card should be. It stays there until you type a
          title or text.
        </p>
      )}
      {asSource ? (
        <textarea
          className="st-source"
          aria-label={`Facts of ${title} as JSON`}
          spellCheck={false}
          readOnly={readOnly}
          value={file.text}
          onChange={(event) => changeFile(key, { text: event.target.value })}
        />
      ) : (
        facts && (
          <FactsForm
            pack={pack}
            facts={facts}
            underTitle={<FileNameNote pack={state} slug={slug} title={words?.title ?? ''} />}
            words={words ?? { title: '' }}
            suggestions={suggestions}
            onFacts={(next) => changeFile(key, { text: writeFacts(next) })}
            onWords={(next: CardText) => words && changeText((now) => writeWords(now, slug, next))}
            onNewSet={(set, setTitle) => words && setTitles && changeText((now) => writeNewTitle(now, setTitles, set, setTitle))}
          />
        )
      )}
      {!asSource && words !== undefined && <ScriptWordsForm pack={pack} bundle={state.bundle} place={{ section: 'cards', slug }} />}
      {issues.length > 0 && <ProblemList problems={issues} />}
    </div>
  )
}
