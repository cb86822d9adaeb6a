/** The result of a dry run in words, with the line of the script or the step of the setup. */
import { asFull, bare, type SetupStep } from '@questwright/packs/browser'
import type { PackBundle } from '@questwright/packs/types'
import type { DryRun } from '@questwright/realm/web'
import { placeOfAbility } from './place-of-ability.ts'
import { resultWords } from './result-words.ts'

export interface DryMessage {
  readonly title: string
  readonly remedy?: string
  /** `pack/path` of the script. */
  readonly file?: string
  readonly line?: number
  /** The step of the setup, from 1. */
  readonly step?: number
}

/** @returns an empty list for a setup without faults */
export function messagesOf(run: DryRun, slug: string, pack: string, packs: readonly PackBundle[]): readonly DryMessage[] {
  if (run.state === 'refused')
    return [
      {
        title: run.message,
        remedy: 'Correct what the message names: a code in the scenario, a deck, or the script of a card that is set up.',
      },
    ]
  const facts = packs.find(({ id }) => id === pack)?.scenarios[slug]
  const steps = facts ? (asFull(facts).setup ?? []) : []
  const faults = run.faults.map((fault): DryMessage => {
    const home = fault.ability?.split(':')[0] ?? pack
    const begins = fault.ability ? placeOfAbility(fault.ability.replace(':scenario/', ':'), packs) : undefined
    const file = fault.file ? `${home}/${fault.file}` : begins?.file
    const line = fault.line ?? begins?.line
    return {
      title: `${fault.ability ? bare(fault.ability) : 'A script'}: ${fault.message}`,
      remedy: hangs.includes(fault.reason)
        ? 'It does not come to an end: look for a loop whose condition never changes.'
        : 'The ability was muted and the setup went on without it. Repair the line.',
      ...(file ? { file } : {}),
      ...(line === undefined ? {} : { line }),
    }
  })
  const tooFew = run.tooFew.map(({ what, wanted, found }): DryMessage => {
    const step = steps.findIndex((one) => names(one, what)) + 1
    return {
      title: `${step > 0 ? `Setup line ${step}` : 'The setup'} needs ${wanted} of “${what}”, ${found === 0 ? 'none is' : found === 1 ? 'one is' : `${found} are`} left.`,
      remedy: 'Lower the number, or give the card or its set more copies.',
      ...(step > 0 ? { step } : {}),
    }
  })
  const broken = run.problems.map(
    ({ pack: home, file, line, message, remedy }): DryMessage => ({
      title: message,
      remedy,
      ...(file ? { file: `${home}/${file}` } : {}),
      ...(line === undefined ? {} : { line }),
    }),
  )
  const over = run.outcome
    ? [
        {
          title: `The game is ${resultWords[run.outcome.result].toLowerCase()} before the first round begins.`,
          remedy: 'Look at the setup, and at how the scenario is won and lost.',
        },
      ]
    : []
  return [...faults, ...broken, ...tooFew, ...over]
}

const hangs: readonly string[] = ['out-of-fuel', 'silent']

const names = ({ card, cards, of }: SetupStep, what: string): boolean =>
  card === what || cards?.includes(what) === true || (of !== undefined && (of.trait ?? of.type ?? of.set) === what)
