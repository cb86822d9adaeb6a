'use client'

import { checkCardFacts } from '@questwright/packs/browser'
import type { FactValue } from '@questwright/packs/types'
import { useEffect, useState } from 'react'
import { readFacts, writeFacts } from '../../client/editor/facts-json.ts'
import { changeFile, fileKey, openFile, useFiles } from '../../client/editor/files.ts'
import { Notice, Working } from '../parts/notice.tsx'
import { ProblemList } from '../parts/problem-list.tsx'
import { FactsForm } from './facts-form.tsx'

/** What a card prints: a form, or its JSON. */
export function FactsTab({ pack, path, title }: { readonly pack: string; readonly path: string; readonly title: string }) {
  const key = fileKey(pack, path)
  const file = useFiles((state) => state.files[key])
  const [shown, setShown] = useState<'form' | 'source'>('form')
  useEffect(() => {
    void openFile(pack, path)
  }, [pack, path])
  if (!file || file.status === 'loading') return <Working>Reading the facts …</Working>
  if (file.status === 'failed')
    return (
      <Notice tone="bad" title="The facts cannot be read">
        <p>{file.error?.message}</p>
        <p>{file.error?.remedy}</p>
      </Notice>
    )
  const facts = readFacts(file.text)
  const asSource = shown === 'source' || facts === undefined
  const issues = facts ? checkCardFacts(facts as FactValue).issues : []
  return (
    <div className="st-form">
      <div className="st-switch" role="group" aria-label="Shown as">
        <button
          type="button"
          className="qw-button"
          aria-pressed={!asSource}
          disabled={facts === undefined}
          onClick={() => setShown('form')}
        >
          Form
        </button>
        <button type="button" className="qw-button" aria-pressed={asSource} onClick={() => setShown('source')}>
          JSON
        </button>
      </div>
      {facts === undefined && (
        <p className="st-finding is-error" role="alert">
          This is no JSON object: look for a missing comma, quote or bracket. The form comes back when it can be read.
        </p>
      )}
      {asSource ? (
        <textarea
          className="st-source"
          aria-label={`Facts of ${title} as JSON`}
          spellCheck={false}
          value={file.text}
          onChange={(event) => changeFile(key, { text: event.target.value })}
        />
      ) : (
        facts && <FactsForm facts={facts} onFacts={(next) => changeFile(key, { text: writeFacts(next) })} />
      )}
      {issues.length > 0 && <ProblemList problems={issues} />}
    </div>
  )
}
