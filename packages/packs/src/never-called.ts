/**
 * Parts of scripts that can never happen, whatever is played: the rules do not ask for them where they stand. Scripts are only skimmed; what a
 * library brings is not seen.
 */
import type { ScriptKind } from './bundle.ts'
import { callsBuilder } from './text-and-script.ts'

export interface NeverCalled {
  /** As the script writes it: `travel(…)`. */
  readonly part: string
  /** The rest of a sentence. */
  readonly why: string
  readonly remedy: string
}

/** Types whose cards are never revealed from the encounter deck, nor dealt as shadow cards. */
const ofPlayers: readonly string[] = ['hero', 'ally', 'attachment', 'event', 'player-side-quest', 'contract']

interface Moment {
  readonly builder: string
  readonly never: (type: string) => boolean
  readonly why: string
  readonly remedy: string
}

/** Parts that the rules call up at one moment, which never comes for some types. */
const moments: readonly Moment[] = [
  {
    builder: 'travel',
    never: (type) => type !== 'location' && type !== 'objective-location',
    why: 'players travel to locations only',
    remedy: 'Give it another trigger, or take it out.',
  },
  {
    builder: 'setup',
    never: (type) => type !== 'quest',
    why: 'only quest stages, scenarios and rules are set up',
    remedy: 'Write it into the script of the stage, of the scenario or of a rule.',
  },
  {
    builder: 'whenRevealed',
    never: (type) => ofPlayers.includes(type),
    why: 'such a card lies in no encounter deck',
    remedy: "Use response.after('entersPlay', …) or forced.after('entersPlay', …) for what happens when it comes into play.",
  },
  {
    builder: 'shadow',
    never: (type) => ofPlayers.includes(type) || type === 'quest',
    why: 'such a card is never dealt to an attacking enemy',
    remedy: 'Take it out.',
  },
]

/** Constant abilities: they work in play, and an event never is. */
const constants = ['modifier', 'permits', 'cannot', 'blanks']

/** @param types of the card, and of its sides @param code CommonJS as `compileScript` makes it */
export function neverOnCard(types: readonly string[], code: string): NeverCalled[] {
  // a card that is made something else is asked for what its new type has
  const found: NeverCalled[] = /\bturnInto\b/.test(code)
    ? []
    : moments
        .filter(({ builder, never }) => types.every(never) && callsBuilder(code, builder))
        .map(({ builder, why, remedy }) => ({ part: `${builder}(…)`, why, remedy }))
  const constant = constants.find((one) => callsBuilder(code, one))
  if (constant !== undefined && types.every((type) => type === 'event') && !/\bwhere\b/.test(code))
    found.push({
      part: `${constant}(…)`,
      why: 'a constant ability works in play, where an event never lies',
      remedy:
        "Say from where it works, as in where: ['hand'], or let the effect of the event change what it should: modify(…), forbid(…), permit(…).",
    })
  return found
}

/** Of scripts of any kind: events that nothing brings up, and what only cards are asked for. */
export function neverAnywhere(kind: ScriptKind, code: string): NeverCalled[] {
  const found: NeverCalled[] = []
  if (kind === 'scenario' || kind === 'rule')
    for (const builder of ['travel', 'whenRevealed', 'shadow'])
      if (callsBuilder(code, builder))
        found.push({
          part: `${builder}(…)`,
          why: `a ${kind} lies on the table and is neither revealed, nor dealt, nor travelled to`,
          remedy: 'Write it into the script of the card that it is about, or as a trigger such as forced.after(…).',
        })
  const trigger = /\b(?:forced|response|constantly)\)?\.(when|after|cancel)\)?\(\s*["']cancelled["']/.exec(code)?.[1]
  if (trigger !== undefined)
    found.push({
      part: `${trigger}('cancelled', …)`,
      why: "that event never comes by itself: it stands for what cannot('cancelled', …) protects from",
      remedy: "Write cannot('cancelled', …), or answer to the event itself.",
    })
  return found
}
