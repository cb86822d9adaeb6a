import type { SystemGame } from '@questwright/authoring'
import { type JsonObject, unknownName } from '@questwright/kernel'
import type { StepName } from './catalogue.ts'
import { LEFT_OUT } from './mode.ts'
import { isCutShort } from './phase-cut.ts'
import { PHASE_STEPS } from './phase-steps.ts'
import { beginPhase, endPhase } from './phases.ts'
import { firstPlayer, type Phase } from './round.ts'
import { lcg } from './ruleset.ts'
import { enterStep } from './step-names.ts'
import { factsApart } from './system-types.ts'
import { runWindow } from './windows.ts'

/** How this game supports the systems of packs. */

/** Further fields of a chapter that the rules of this game use. */
interface SystemChapter {
  readonly types?: JsonObject
  readonly facts?: { readonly [fact: string]: JsonObject }
  readonly zones?: { readonly [name: string]: { readonly discards?: string } }
  readonly modes?: { readonly [mode: string]: { readonly leavesOut?: readonly string[] } }
  readonly startingCards?: JsonObject
  readonly deckCards?: JsonObject
  readonly record?: JsonObject
  readonly botHints?: JsonObject
}

export const systemGame: SystemGame = {
  ruleset: lcg,
  leader: firstPlayer,
  enterStep: (step) => enterStep(step as StepName),
  runWindow: (name, step, next, args) => runWindow(name, step, next, ['action'], args),
  isCutShort,
  phases: { ofRules: PHASE_STEPS, begin: (phase) => beginPhase('', phase as Phase), end: () => endPhase('') },
  brings: ['setup', 'endings', 'begins'],
  notes: (chapter, tell) => {
    const {
      types = {},
      facts = {},
      zones = {},
      modes = {},
      startingCards = {},
      deckCards = {},
      record = {},
      botHints = {},
    } = chapter as SystemChapter
    for (const [mode, { leavesOut = [] }] of Object.entries(modes))
      for (const part of leavesOut)
        if (!LEFT_OUT.includes(part))
          tell(`its mode "${mode}" leaves out what no rule knows: ${unknownName(part, 'part that a mode can leave out', LEFT_OUT)}`, [
            'modes',
            mode,
            'leavesOut',
          ])
    // decks with a discard pile of their own, each with that pile
    const discards = Object.fromEntries(Object.entries(zones).flatMap(([name, words]) => (words.discards ? [[name, words.discards]] : [])))
    return { types, modes: modes as JsonObject, startingCards, deckCards, record, discards, botHints, factsApart: factsApart(facts) }
  },
}
