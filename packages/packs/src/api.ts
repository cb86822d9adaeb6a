/**
 * The versions of the script API, and the steps that migrate a pack from one version to the next. The number is raised only when packs that were
 * valid are not valid any more: the manifest of a pack says under `api` for which version the pack was written.
 */
import type { Problem } from './problem.ts'

/** The oldest version for which packs can be loaded, and the newest that this program supports. */
export const oldestApi = 1
export const newestApi = 2
export type Api = 1 | 2

export const isApi = (api: number): api is Api => Number.isInteger(api) && api >= oldestApi && api <= newestApi

/** A change that an author makes once to migrate a pack to a newer version. */
interface ApiStep {
  readonly to: Api
  readonly slug: string
  /** The step as a heading. */
  readonly title: string
  /** Why the step is needed, and how to do it. */
  readonly about: string
  /** `by itself`: `qw pack migrate` makes the change, and the author checks the result. */
  readonly done: 'by itself' | 'by hand'
  /** Whether the step repairs a problem of a pack that was written for an earlier version. */
  readonly repairs: (problem: Problem) => boolean
}

/** All steps, in the order in which they have to be done. */
export const apiSteps: readonly ApiStep[] = [
  {
    to: 2,
    slug: 'dependencies',
    title: 'Packs that declare what the game declared before',
    about:
      'Some types and facts of cards that the game declared before are declared by packs now: list those packs under `dependencies` in package.json.',
    done: 'by itself',
    repairs: ({ code, fixes = [] }) => code.startsWith('facts/') && fixes.some(({ edit }) => edit.kind === 'dependency'),
  },
  {
    to: 2,
    slug: 'words',
    title: 'Words for what players read',
    about:
      'Ways of a choice, abilities, questions and outcomes that a script names have words in text/en.json, and what a system declares has words in its chapter. The migration makes these words from the names: replace them with better ones.',
    done: 'by itself',
    repairs: ({ code, fixes = [] }) =>
      code === 'words/missing' && fixes.some(({ edit }) => edit.kind === 'words' || edit.kind === 'chapter-words'),
  },
  {
    to: 2,
    slug: 'undefined',
    title: 'Cards and players that may be undefined',
    about:
      'The card or player that an event or a choice gives may be missing, and its type says so: write `card?.` before the part that you read, or return from the effect where the value is undefined.',
    done: 'by hand',
    repairs: ({ code, message }) => code === 'types/error' && /\bundefined\b/.test(message),
  },
]

/** A pack that was written for an earlier version, and the steps that migrate it to the newest. */
export interface BehindApi {
  readonly pack: string
  readonly api: Api
  /** The steps that are needed, each with the problems that it repairs. */
  readonly steps: readonly { readonly step: ApiStep; readonly problems: readonly Problem[] }[]
}

/**
 * The packs of an earlier version that need steps.
 * @param packs with the version for which each was written
 */
export function behindApi(packs: readonly { readonly id: string; readonly api: Api }[], problems: readonly Problem[]): BehindApi[] {
  return packs.flatMap(({ id, api }) => {
    const steps = apiSteps.flatMap((step) => {
      const own = step.to <= api ? [] : problems.filter((one) => one.pack === id && one.severity === 'error' && step.repairs(one))
      return own.length === 0 ? [] : [{ step, problems: own }]
    })
    return steps.length === 0 ? [] : [{ pack: id, api, steps }]
  })
}
