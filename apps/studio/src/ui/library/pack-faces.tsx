'use client'

import './pack-faces.css'
import { CardAlone, faceCatalogue } from '@questwright/board'
import type { CardEntry } from '@questwright/contents/card-entries'
import { titleOfPack } from '@questwright/packs/browser'
import { useMemo } from 'react'
import type { PacksAnswer } from '../../api-types.ts'
import { bundlesOf } from '../../client/library.ts'
import { pageOf } from '../../client/page-of.ts'
import { useRulebook } from '../../client/rulebook.ts'
import { FaceRows } from '../packs/face-rows.tsx'
import { PageLink } from '../parts/page-link.tsx'
import { ThingMenu } from '../workspace/thing-menu.tsx'
import { StateBadge } from './state-badge.tsx'

interface PackFacesProps {
  readonly answer: PacksAnswer
  /** As in `PackState`. */
  readonly pack: string
  readonly entries: readonly CardEntry[]
}

/** The least width of a card in pixels, with a readable title. */
const least = 132
/** Height of a card on the table, relative to its width. */
const tall = 1.12

/** The cards of a pack as on a table, each with a link to its workbench and a menu. */
export function PackFaces({ answer, pack, entries }: PackFacesProps) {
  const rulebook = useRulebook(pack)
  const catalogue = useMemo(
    () => faceCatalogue({ rulebook, packs: bundlesOf(answer).map((bundle) => ({ ...bundle, name: titleOfPack(bundle) })) }),
    [rulebook, answer],
  )
  return (
    <FaceRows entries={entries} catalogue={catalogue} least={least} tall={tall} lying="one place">
      {(entry) => (
        <div className="qw st-thing st-pack-face">
          <PageLink
            href={pageOf('card', entry.code)}
            className="st-gallery-card"
            data-code={entry.code}
            aria-label={`${entry.title}, ${entry.type}`}
            title={entry.title}
          >
            <CardAlone catalogue={catalogue} code={entry.code} side={catalogue.card(entry.code)?.sides ? 'B' : undefined} />
          </PageLink>
          {(entry.state === 'script-me' || entry.state === 'broken') && <StateBadge state={entry.state} />}
          <ThingMenu thing={{ kind: 'card', pack: entry.pack, slug: entry.slug }} code={entry.code} title={entry.title} />
        </div>
      )}
    </FaceRows>
  )
}
