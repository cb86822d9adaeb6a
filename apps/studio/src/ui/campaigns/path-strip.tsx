'use client'

import type { Journal } from '@questwright/workshop/campaign/journal'
import type { OpenCampaign } from '@questwright/workshop/campaign/open'
import { Check, Flag } from 'lucide-react'
import { roman, titleOfScenario } from './words.ts'

/** The path of the campaign so far, the next scenario, and those still reachable. */
export function PathStrip({ open, journal }: { readonly open: OpenCampaign; readonly journal: Journal }) {
  const { chapters, ahead, next } = journal
  const mayPart = open.campaign.scenarios.some((one) => one.next.length > 1)
  return (
    <nav aria-label="The path of the campaign" className="st-campaign-way">
      <ol>
        {chapters.map(({ name, state }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a scenario may occur twice on the path
          <li key={`${name} ${at}`} data-state={state} aria-current={state === 'next' ? 'step' : undefined}>
            <span className="st-campaign-way-mark" aria-hidden="true">
              {state === 'done' ? <Check size={15} strokeWidth={3} /> : roman(at + 1)}
            </span>
            <span className="st-campaign-way-title">
              {titleOfScenario(open, name)}
              <span className="st-heard">{state === 'done' ? ', won' : ', next'}</span>
            </span>
          </li>
        ))}
        {ahead.map(({ name }) => (
          <li key={name} data-state="ahead">
            <span className="st-campaign-way-mark" aria-hidden="true" />
            <span className="st-campaign-way-title">
              {titleOfScenario(open, name)}
              <span className="st-heard">{mayPart ? ', may come' : ', comes later'}</span>
            </span>
          </li>
        ))}
        {!next && (
          <li data-state="over">
            <span className="st-campaign-way-mark" aria-hidden="true">
              <Flag size={14} />
            </span>
            <span className="st-campaign-way-title">The end</span>
          </li>
        )}
      </ol>
    </nav>
  )
}
