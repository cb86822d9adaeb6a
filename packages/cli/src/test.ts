/** `qw test`: runs the scenes of packs. */
import { runScenes, type SceneReport } from '@questwright/workshop/scenes'
import { sceneEventLines, sceneReportLines } from '@questwright/workshop/words'
import type { Command } from 'commander'
import { type Run, withRealm } from './command.ts'
import type { Output } from './output.ts'
import { type PackOptions, workspaceFor } from './workspace.ts'

interface TestOptions extends PackOptions {
  readonly realm?: 'quickjs' | 'native'
  readonly only?: string
  readonly story?: true
}

/** Runs scenes. @returns 1 when a scene failed, a file or a script could not be used, a key has no words, or no scene was found */
export async function testNamed(names: readonly string[], options: TestOptions, output: Output): Promise<number> {
  const { workspace, picked } = workspaceFor(names, options)
  const { realm, only, story } = options
  const report = await runScenes(workspace, picked, { ...(realm ? { realm } : {}), ...(only ? { only } : {}) }, (event) => {
    for (const line of sceneEventLines(event, story ? 'told' : 'untold')) output.note(line)
  })
  for (const line of sceneReportLines(report, only)) output.note(line)
  if (output.way === 'json') output.json(jsonOf(report))
  else output.print(`${report.scenes} scenes, ${report.failed} failed, in ${report.realm}, ${report.milliseconds} ms`)
  return report.result === 'failed' ? 1 : 0
}

/** The output of `--json`, a public format. */
function jsonOf({ result, packs, scenes, failed, realm, milliseconds, broken, scripts, unworded, results }: SceneReport) {
  const problems = [...broken, ...scripts, ...unworded]
  return { result, packs, scenes, passed: scenes - failed, failed, realm, milliseconds, problems, results }
}

export function addTest(command: Command, output: Output, run: Run): void {
  withRealm(command.argument('[packs...]', 'ids of packs, or their folders; all under content/ if none is named'), 'quickjs or native')
    .option('--only <part>', 'scenes whose title or path holds this')
    .option('--story', 'say what happened in scenes that fail')
    .action(run((names: readonly string[], options: TestOptions) => testNamed(names, options, output)))
}
