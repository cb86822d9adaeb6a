'use client'

import './things.css'
import { thingsOf } from '@questwright/contents/pack-things'
import { titleOfState } from '@questwright/packs/browser'
import Link from 'next/link'
import { useMemo } from 'react'
import type { PackState } from '../../api-types.ts'
import { ThingMenu } from './thing-menu.tsx'

const lists = [
  ['campaign', 'Campaigns', '/campaigns?campaign='],
  ['scenario', 'Scenarios', '/scenarios?scenario='],
  ['deck', 'Decks', '/decks?deck='],
  ['keyword', 'Keywords', '/keywords?keyword='],
  ['system', 'Systems', '/systems?system='],
  ['rule', 'Rules', undefined],
] as const

/** Campaigns, scenarios, decks, keywords, systems and rules of a pack; all but rules have a link to their page. */
export function ThingLists({ pack }: { readonly pack: PackState }) {
  const found = useMemo(
    () =>
      lists
        .map(([kind, name, address]) => ({ kind, name, address, things: thingsOf(pack, kind) }))
        .filter(({ things }) => things.length > 0),
    [pack],
  )
  if (found.length === 0) return null
  return (
    <div className="st-things">
      {found.map(({ kind, name, address, things }) => (
        <section key={kind} aria-label={`${name} of ${titleOfState(pack)}`}>
          <h3>{name}</h3>
          <ul>
            {things.map(({ slug, code, title }) => (
              <li key={slug} className="st-thing">
                {address === undefined ? (
                  <span>{title}</span>
                ) : (
                  <Link href={`${address}${encodeURIComponent(code)}`} prefetch={false}>
                    {title}
                  </Link>
                )}
                <ThingMenu thing={{ kind, pack: pack.pack, slug }} code={code} title={title} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
