'use client'

import { Dialog } from '@questwright/table-page/parts/dialog'
import { Working } from '@questwright/table-page/parts/notice'
import { BadgeCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { asApiError } from '../../client/library.ts'
import { trustOf } from '../../client/packs/registry.ts'
import { useTrust } from '../../client/packs/trust.ts'
import type { NamedVersion, TrustReport } from '../../registry-types.ts'
import { StatusTag } from './pack-parts.tsx'
import './packs.css'

/** Publisher, content and dependencies of a game's packs, shown before the first game with them. */
export default function TrustDialog() {
  const asked = useTrust((state) => state.asked)
  if (!asked) return null
  const { packs, answer } = asked
  return (
    <Dialog
      onClose={() => answer('stay')}
      title={packs.length === 1 ? 'A pack that you play for the first time' : `${packs.length} packs that you play for the first time`}
      lead="Their scripts run in the sandbox only: they reach neither your files nor the network."
      size="large"
      foot={
        <>
          <button type="button" className="qw-button st-big" onClick={() => answer('stay')}>
            Not now
          </button>
          <button type="button" className="qw-button is-main st-big" onClick={() => answer('play')}>
            <BadgeCheck size={16} aria-hidden="true" /> Play
          </button>
        </>
      }
    >
      {packs.map(({ name, version }) => (
        <Report key={`${name} ${version}`} name={name} version={version} />
      ))}
    </Dialog>
  )
}

function Report({ name, version }: NamedVersion) {
  const [report, setReport] = useState<TrustReport | undefined>(undefined)
  const [refused, setRefused] = useState<string | undefined>(undefined)
  useEffect(() => {
    let stopped = false
    trustOf({ name, version }).then(
      (told) => !stopped && setReport(told),
      (error: unknown) => {
        const { message, remedy } = asApiError(error)
        if (!stopped) setRefused(`${message} ${remedy}`)
      },
    )
    return () => {
      stopped = true
    }
  }, [name, version])
  if (refused !== undefined)
    return (
      <p className="st-finding is-error">
        {name} {version}: {refused}
      </p>
    )
  if (!report)
    return (
      <Working>
        Reading what {name} {version} is …
      </Working>
    )
  const { brings } = report
  const cards = Object.entries(brings.cards).map(([type, count]) => `${count} ${plural(type.replaceAll('-', ' '), count)}`)
  const rows: readonly (readonly [string, string])[] = [
    [
      'Published by',
      [report.publisher || 'nobody that the registry names', report.published.slice(0, 10)].filter((part) => part !== '').join(', '),
    ],
    ['Author', report.author],
    ['Licence', report.licence],
    ['Cards', cards.join(', ')],
    ['Scenarios', brings.scenarios.join(', ')],
    ['Keywords', brings.keywords.join(', ')],
    ['Decks', brings.decks.join(', ')],
    ['Scripts', `${brings.scripts}, in the sandbox only`],
    ['Stands on', report.dependencies.map((one) => `${one.name} ${one.version ?? one.range}`).join(', ')],
    ['Thanks to', report.credits.map((credit) => `${credit.name} for ${credit.for}`).join(', ')],
    ['Fingerprint', report.integrity],
  ]
  return (
    <section className="st-trust" aria-label={`${name} ${report.version}`}>
      <h3>
        {name} {report.version} <StatusTag status={report.status} />
      </h3>
      {report.description && <p>{report.description}</p>}
      <dl className="st-pack-facts">
        {rows
          .filter(([, words]) => words !== '')
          .map(([word, words]) => (
            <div key={word} className="st-pack-fact">
              <dt>{word}</dt>
              <dd>{words}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

/** The plural of a card type; those that end in y or o need more than an s. */
function plural(type: string, count: number): string {
  if (count === 1) return type
  if (type.endsWith('y')) return `${type.slice(0, -1)}ies`
  return type.endsWith('o') ? `${type}es` : `${type}s`
}
