/**
 * The versions of the script API, and what brings a pack from one to the next. The number is raised when packs that were right are in error, and never
 * else: a pack says under `api` for which one it was written.
 */
import type { Problem } from './problem.ts'

/** The oldest one for which packs are read, and the newest that this program knows. */
export const oldestApi = 1
export const newestApi = 2
export type Api = 1 | 2

export const isApi = (api: number): api is Api => Number.isInteger(api) && api >= oldestApi && api <= newestApi

/** Something that authors do once to bring a pack to a version. */
interface ApiStep {
  readonly to: Api
  readonly slug: string
  /** The step as a heading. */
  readonly title: string
  /** Why, and how. */
  readonly about: string
  /** `by itself`: `qw pack migrate` does it, and its author looks at what came of it. */
  readonly done: 'by itself' | 'by hand'
  /** Whether a problem of a pack of an earlier version is one of those that the step repairs. */
  readonly repairs: (problem: Problem) => boolean
}

/** Every step, in the order in which they are done. */
export const apiSteps: readonly ApiStep[] = [
  {
    to: 2,
    slug: 'dependencies',
    title: "Packs that bring what was the game's own",
    about:
      "Some types and facts of cards were the game's own and are brought by packs now: package.json names those packs under dependencies.",
    done: 'by itself',
    repairs: ({ code, fixes = [] }) => code.startsWith('facts/') && fixes.some(({ edit }) => edit.kind === 'dependency'),
  },
  {
    to: 2,
    slug: 'words',
    title: 'Words for what players read',
    about:
      'Ways of a choice, abilities, questions and outcomes that a script names have words in text/en.json, and what a system brings has words in its chapter. They are made of the names; say them better.',
    done: 'by itself',
    repairs: ({ code, fixes = [] }) =>
      code === 'words/missing' && fixes.some(({ edit }) => edit.kind === 'words' || edit.kind === 'chapter-words'),
  },
  {
    to: 2,
    slug: 'undefined',
    title: 'Cards and players that may not be there',
    about:
      'The card or player that an event or a choice gives may be missing, and its type says so: write `card?.` before the part that you read, or leave the effect where it is undefined.',
    done: 'by hand',
    repairs: ({ code, message }) => code === 'types/error' && /\bundefined\b/.test(message),
  },
]

/** A pack that was written for an earlier version, and what brings it up to date. */
export interface BehindApi {
  readonly pack: string
  readonly api: Api
  /** The steps that have something to repair, with the problems that they repair. */
  readonly steps: readonly { readonly step: ApiStep; readonly problems: readonly Problem[] }[]
}

/** The packs of an earlier version in which steps have something to repair. @param packs with the version for which each was written */
export function behindApi(packs: readonly { readonly id: string; readonly api: Api }[], problems: readonly Problem[]): BehindApi[] {
  return packs.flatMap(({ id, api }) => {
    const steps = apiSteps.flatMap((step) => {
      const own = step.to <= api ? [] : problems.filter((one) => one.pack === id && one.severity === 'error' && step.repairs(one))
      return own.length === 0 ? [] : [{ step, problems: own }]
    })
    return steps.length === 0 ? [] : [{ pack: id, api, steps }]
  })
}
