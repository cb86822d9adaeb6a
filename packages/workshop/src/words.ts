/** Events and reports as lines of text, for terminal and studio. Importing this module loads no realm. */
import { formatProblem } from '@questwright/packs'
import type { FuzzEvent } from './fuzz/fuzz-packs.ts'
import { listed } from './problems.ts'
import type { GateEvent } from './publish/gate.ts'
import type { PublishEvent, PublishReport } from './publish/publish.ts'
import { scriptProblem } from './running/fault-words.ts'
import type { SceneEvent, SceneReport } from './scenes/run-scenes.ts'

/**
 * The lines for an event of a run of scenes: failed scenes, and broken files.
 * @param story `told`: the lines include the story of failed scenes
 */
export function sceneEventLines(event: SceneEvent, story: 'untold' | 'told' = 'untold'): readonly string[] {
  if (event.kind === 'broken-file') return [formatProblem(event.problem)]
  return event.results.flatMap(({ status, line, title, way, message = '', story: lines = [] }) =>
    status === 'passed'
      ? []
      : [
          `failed ${event.file}${line === undefined ? '' : `:${line}`} ${title}${way && way !== 'straight' ? ` (played ${way})` : ''}\n  ${message}`,
          ...(story === 'told' ? lines.map((one) => `    ${one}`) : []),
        ],
  )
}

/**
 * The lines of a report for what its events have not reported.
 * @param only the filter on titles
 */
export function sceneReportLines({ scripts, unworded, results, packs }: SceneReport, only?: string): readonly string[] {
  return [
    ...scripts.map(scriptProblem),
    ...unworded.map((problem) => formatProblem(problem)),
    ...results.flatMap(({ title, replay }) => (replay === undefined ? [] : [`${title}: replay ${replay}`])),
    ...(results.length > 0
      ? []
      : [
          only
            ? `No scene has "${only}" in its title or path.`
            : `${packs.join(', ')}: no scenes. Write one beside a card: <slug>.scene.ts.`,
        ]),
  ]
}

/** The lines for an event of random play. */
export function fuzzEventLines(event: FuzzEvent): readonly string[] {
  if (event.kind === 'broken-file') return [formatProblem(event.problem)]
  if (event.kind === 'in-sandbox')
    return [
      `note: ${event.pack} is not of this repository, so games are played in quickjs, which is slow. --trust ${event.pack} plays them natively.`,
    ]
  if (event.kind === 'script-problem') return [scriptProblem(event.problem)]
  const { games, choices, satisfied, parts, failures, hungriest, doing } = event.progress
  const found = `${failures} ${failures === 1 ? 'failure' : 'failures'}`
  const least = hungriest ? `; hungriest: ${hungriest.name}, ${hungriest.fired} times` : ''
  return [
    `${clock(event.milliseconds)}  ${games} games, ${choices} choices, ${satisfied} of ${parts} abilities satisfied, ${found}${doing ? ` (${doing})` : least}`,
  ]
}

function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The lines for an event of publishing. */
export function publishEventLines(event: PublishEvent): readonly string[] {
  switch (event.kind) {
    case 'trying':
      return [tryingLine(event)]
    case 'checked':
      return event.report.problems
        .filter(({ severity }) => severity === 'error')
        .map(({ pack, file, line, message, remedy }) => `  ${pack}/${file}${line === undefined ? '' : `:${line}`} ${message} ${remedy}`)
    case 'scenes':
    case 'broken-file':
      return sceneEventLines(event)
    case 'scenes-ran':
      return sceneReportLines(event.report)
    case 'in-sandbox':
    case 'script-problem':
    case 'playing':
      return fuzzEventLines(event)
    case 'played':
      return event.report.failures.map(
        ({ finding: { kind, code, message }, written }) => `  ${kind} ${code}: ${message}\n  qw fuzz --only ${written}`,
      )
    case 'checking':
      return []
  }
}

/** The lines of a report for what its events have not reported, without its `sentence`. */
export function publishReportLines({ notes, warnings }: PublishReport): readonly string[] {
  return [...notes.map((note) => `note: ${note}`), ...warnings.map((warning) => `warning: ${warning}`)]
}

function tryingLine(event: Extract<GateEvent, { kind: 'trying' }>): string {
  switch (event.what) {
    case 'check':
      return `checking ${event.pack}: facts, references, types, scripts, and every scenario for every number of players in every mode`
    case 'scenes':
      return `running the scenes of ${event.pack}`
    case 'random-play':
      return `playing ${event.pack} at random ${event.games === undefined ? `for at most ${event.seconds} seconds` : `${event.games} ${event.games === 1 ? 'time' : 'times'}`}`
  }
}

/** The warning for cards that were removed since a version without being listed as removed. */
export function wordsOfForgotten(slugs: readonly string[], version: string): string {
  const one = slugs[0] ?? ''
  return `${listed(slugs)} ${slugs.length === 1 ? 'is' : 'are'} removed without a record: decks and games that name ${slugs.length === 1 ? 'it' : 'them'} cannot say what became of ${slugs.length === 1 ? 'it' : 'them'}. Write into \`questwright.removed\` of the package.json: "${one}": { "title": …, "since": "${version}", "replacedBy": … }.`
}
