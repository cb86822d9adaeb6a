/** `qw check`: reports the problems of packs that can be found without playing. */
import { type BehindApi, behindApi, newestApi } from '@questwright/packs'
import { listed } from '@questwright/workshop'
import { type CheckReport, checkPacks } from '@questwright/workshop/check'
import type { Command } from 'commander'
import { type Run, withRealm } from './command.ts'
import type { Output } from './output.ts'
import { behindLines, reportLines } from './problem-report.ts'
import { type PackOptions, workspaceFor } from './workspace.ts'

interface CheckOptions extends PackOptions {
  readonly realm: 'quickjs' | 'native'
}

/** Checks packs. @returns 1 when there are errors */
export async function checkNamed(names: readonly string[], options: CheckOptions, output: Output): Promise<number> {
  const { workspace, picked } = workspaceFor(names, options)
  for (const note of workspace.notes) output.note(`note: ${note}`)
  const report = await checkPacks(workspace, picked, { realm: options.realm })
  const behind = behindApi(
    picked.flatMap(({ bundle }) => bundle ?? []),
    report.problems,
  )
  if (output.way === 'json') output.json({ ...jsonOf(report), behind: behind.map(stepsOf) })
  else {
    const { problems, scripts, setUps, errors, warnings, byHand } = report
    const inSteps = new Set(behind.flatMap(({ steps }) => steps.flatMap((one) => one.problems)))
    for (const line of reportLines(problems.filter((one) => !inSteps.has(one)))) output.print(line)
    for (const line of behindLines(behind)) output.print(line)
    const packs = [...new Set(report.checked.map(({ pack }) => pack))]
    const left = byHand.length === 0 ? '' : `; ${byHand.length === 1 ? '1 ability' : `${byHand.length} abilities`} by hand`
    output.print(
      `${listed(packs)}: ${count(scripts, 'script')}, ${count(setUps, 'set-up')}; ${count(errors, 'error')}, ${count(warnings, 'warning')}${left}`,
    )
  }
  return report.result === 'failed' ? 1 : 0
}

/** The output of `--json`, a public format. */
function jsonOf({ result, errors, warnings, checked, scripts, setUps, byHand, problems, realm, milliseconds }: CheckReport) {
  return { result, errors, warnings, packs: checked.length, scripts, setUps, byHand, problems, checked, realm, milliseconds }
}

/**
 * The steps for updating a pack of an earlier version of the API, in the JSON. The problems of these steps are in the list of all problems as well.
 */
function stepsOf({ pack, api, steps }: BehindApi) {
  return {
    pack,
    api,
    newest: newestApi,
    steps: steps.map(({ step: { slug, title, done }, problems }) => ({ slug, title, done, errors: problems.length })),
  }
}

function count(n: number, what: string): string {
  return n === 0 ? `no ${what}s` : n === 1 ? `1 ${what}` : `${n} ${what}s`
}

export function addCheck(command: Command, output: Output, run: Run): void {
  withRealm(command.argument('[packs...]', 'ids of packs, or their folders; all under content/ if none is named'), 'quickjs').action(
    run((names: readonly string[], options: CheckOptions) => checkNamed(names, options, output)),
  )
}
