import { type Unworded, unwordedProblem } from '@questwright/packs/browser'
import type { PackBundle } from '@questwright/packs/types'
import type { Fault, ScriptProblem } from '@questwright/realm/web'
import { entryIn, type Rulebook } from '@questwright/rulebook'
import { placeOfAbility } from '@questwright/workshop/place-of-ability'
import type { ShownProblem } from '../parts/problem-list.tsx'

/** By reason: what went wrong with an ability, and what its author can do. */
const reasons: { readonly [reason: string]: readonly [what: string, remedy: string] } = {
  'script-error': ['failed', 'Repair the line; after a save the ability works again.'],
  'out-of-fuel': ['never came to an end', 'Look for a loop that does not stop, or a regular expression that tries everything.'],
  silent: ['never came to an end', 'Look for a loop that does not stop.'],
  'out-of-memory': ['took all the memory', 'Look for a list that grows without end.'],
  'too-deep': ['called itself without end', 'Look for a function that calls itself.'],
  'asks-in-restriction': ['asked a question where it may only read the game', 'Ask in the effect, not in a condition or a number.'],
  'changes-in-restriction': ['changed the game where it only may read it', 'Change things in the effect, not in a condition or a number.'],
  'too-much': ['stored or did more than a game allows', 'Store a number or a name instead of a list, and start one effect for many cards.'],
  'wrong-value': ['gave a value that cannot be used there', 'Give a whole number for numbers, and a word for traits and keywords.'],
  'keeps-state': [
    'stored something outside the game between two runs',
    'Store values on the card, and not in variables outside the ability.',
  ],
}

/** The code of the card that has an ability `pack:slug#ability`. */
const cardOfAbility = (ability: string | undefined): string | undefined => ability?.split('#')[0]

/**
 * A failed ability as an entry of a list of problems: which ability was switched off, why, where, and what to do.
 * @param ofGame remedies of the game by reason: `faultRemedies` of its rulebook
 */
export function faultProblem(
  fault: Fault,
  packs: readonly PackBundle[],
  title: (code: string) => string,
  ofGame: Rulebook['faultRemedies'],
): ShownProblem {
  const code = cardOfAbility(fault.ability)
  const [what, remedy] = reasons[fault.reason] ?? ['failed', 'Repair the script; after a save the ability works again.']
  const also = entryIn(ofGame, fault.reason)
  const detail = ['script-error', 'too-much', 'wrong-value'].includes(fault.reason) && fault.message !== '' ? ` (${fault.message})` : ''
  // an ability that was stopped because it ran too long has no stack: show the line that declares it
  const place =
    fault.file !== undefined
      ? { file: fileWithPack(fault.file, code), line: fault.line }
      : fault.ability === undefined
        ? undefined
        : placeOfAbility(fault.ability, packs)
  return {
    severity: 'error',
    message: `An ability of ${code === undefined ? 'a card' : title(code)} ${what}${detail} and is switched off.`,
    remedy: also === undefined ? remedy : `${remedy} ${also}.`,
    file: place?.file,
    line: place?.line,
  }
}

function fileWithPack(file: string, code: string | undefined): string {
  const pack = code?.split(':')[0]
  return pack === undefined || file.startsWith(`${pack}/`) ? file : `${pack}/${file}`
}

/** A script that was not loaded, as an entry of a list of problems. */
export function scriptProblem(problem: ScriptProblem): ShownProblem {
  return {
    severity: 'error',
    message: problem.message,
    remedy: problem.remedy,
    file: problem.file === undefined ? problem.pack : fileWithPack(problem.file, `${problem.pack}:`),
    line: problem.line,
  }
}

/** A key for which no text has words, as an entry of a list of problems. */
export function unwordedKeyProblem(key: Unworded): ShownProblem {
  const { severity, message, remedy, pack, file } = unwordedProblem(key)
  return { severity, message, remedy, file: `${pack}/${file}` }
}
