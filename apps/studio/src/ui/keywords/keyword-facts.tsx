'use client'

import { readFacts, textPath, withFact, writeFacts } from '@questwright/editing'
import './keyword-facts.css'
import { cardsWithKeyword } from '@questwright/contents/keyword-uses'
import { keywordWithNumber, numberForms } from '@questwright/packs/browser'
import type { FactValue } from '@questwright/packs/types'
import { Notice, Working } from '@questwright/table-page/parts/notice'
import Link from 'next/link'
import { useEffect, useId } from 'react'
import type { WholePacks } from '../../api-types.ts'
import { changeFile, fileKey, openFile, useFiles } from '../../client/editor/files.ts'
import { ScriptWordsForm } from '../editor/script-words-form.tsx'
import { ChoiceToRead, useReadOnly } from '../parts/writing.tsx'

interface KeywordFactsProps {
  readonly answer: WholePacks
  /** As in `PackState`. */
  readonly pack: string
  readonly packId: string
  readonly slug: string
}

/** The facts of a keyword: whether it has a number, its title and text, and the cards that have it. */
export function KeywordFacts({ answer, pack, packId, slug }: KeywordFactsProps) {
  const id = useId()
  const readOnly = useReadOnly()
  const path = `keywords/${slug}.json`
  const facts = useFiles((state) => state.files[fileKey(pack, path)])
  const text = useFiles((state) => state.files[fileKey(pack, textPath)])
  useEffect(() => {
    void openFile(pack, path)
    void openFile(pack, textPath)
  }, [pack, path])
  if (!facts || !text || facts.status === 'loading' || text.status === 'loading') return <Working>Reading the keyword …</Working>
  const own = readFacts(facts.text)
  const book = readFacts(text.text)
  if (!own || !book)
    return (
      <Notice tone="bad" title="The keyword cannot be read">
        <p>{facts.error?.message ?? text.error?.message ?? `${own ? textPath : path} is no JSON object.`}</p>
        <p>Repair it in a text editor: look for a missing comma, quote or bracket.</p>
      </Notice>
    )
  const keywords = (book.keywords ?? {}) as { readonly [slug: string]: { readonly title?: string; readonly text?: string } }
  const words = Object.hasOwn(keywords, slug) ? keywords[slug] : undefined
  const say = (part: { readonly title?: string; readonly text?: string }) =>
    changeFile(fileKey(pack, textPath), {
      text: `${JSON.stringify({ ...book, keywords: { ...keywords, [slug]: { ...words, ...part } } as unknown as FactValue }, null, 2)}\n`,
    })
  const used = cardsWithKeyword(answer, packId, slug)
  const isBefore = own.printed === 'before-abilities'
  const title = words?.title ?? slug
  const reads = numberForms.find((form) => form === own.reads) ?? '#'
  const withNumber = keywordWithNumber(title, 2, reads)
  return (
    <div className="st-form">
      <div className="st-field">
        <label htmlFor={`${id}-title`}>Title</label>
        <input id={`${id}-title`} readOnly={readOnly} value={words?.title ?? ''} onChange={(event) => say({ title: event.target.value })} />
      </div>
      <div className="st-field">
        <label htmlFor={`${id}-number`}>Number</label>
        <ChoiceToRead id={`${id}-number`} value={own.number === 'required' ? 'with a number' : 'none'}>
          <select
            id={`${id}-number`}
            value={own.number === 'required' ? 'required' : 'none'}
            onChange={(event) => changeFile(fileKey(pack, path), { text: writeFacts(withFact(own, 'number', event.target.value)) })}
          >
            <option value="none">none: “{words?.title ?? slug}”</option>
            <option value="required">with a number: “{withNumber}”</option>
          </select>
        </ChoiceToRead>
      </div>
      {own.number === 'required' && (
        <div className="st-field">
          <label htmlFor={`${id}-reads`}>The number reads</label>
          <ChoiceToRead id={`${id}-reads`} value={withNumber}>
            <select
              id={`${id}-reads`}
              value={reads}
              onChange={(event) => changeFile(fileKey(pack, path), { text: writeFacts(withFact(own, 'reads', event.target.value)) })}
            >
              {numberForms.map((form) => (
                <option key={form} value={form}>
                  {keywordWithNumber(title, 2, form)}
                </option>
              ))}
            </select>
          </ChoiceToRead>
        </div>
      )}
      <div className="st-field">
        <label htmlFor={`${id}-printed`}>Printed</label>
        <ChoiceToRead id={`${id}-printed`} value={isBefore ? 'before the word of an ability' : 'among the keywords'}>
          <select
            id={`${id}-printed`}
            value={isBefore ? 'before-abilities' : 'among-keywords'}
            onChange={(event) => changeFile(fileKey(pack, path), { text: writeFacts(withFact(own, 'printed', event.target.value)) })}
          >
            <option value="among-keywords">among the keywords of a card</option>
            <option value="before-abilities">before the word of an ability</option>
          </select>
        </ChoiceToRead>
      </div>
      <div className="st-field">
        <label htmlFor={`${id}-text`}>Text</label>
        <textarea
          id={`${id}-text`}
          rows={4}
          readOnly={readOnly}
          value={words?.text ?? ''}
          onChange={(event) => say({ text: event.target.value })}
        />
      </div>
      <ScriptWordsForm pack={pack} bundle={answer.packs.find((one) => one.pack === pack)?.bundle} place={{ section: 'keywords', slug }} />
      <section aria-label="Cards with this keyword">
        <h3>{used.length === 0 ? 'No card prints it yet' : used.length === 1 ? 'One card prints it' : `${used.length} cards print it`}</h3>
        {isBefore ? (
          <p className="st-quiet">
            A card's script names it as the keyword of an ability: <code>{`{ keyword: '${slug}' }`}</code>. Its own script says who may use
            such an ability.
          </p>
        ) : (
          <p className="st-quiet">
            On a card it is written <code>{own.number === 'required' ? withNumber : title}</code> among the keywords
            {packId === '' ? '' : ' of its facts'}. What several of them on one card do is said in the script: each one works by itself.
          </p>
        )}
        <ul className="st-used">
          {used.map(({ code, title }) => (
            <li key={code}>
              <Link href={`/cards?card=${encodeURIComponent(code)}`}>{title}</Link> <span className="st-quiet">{code}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
