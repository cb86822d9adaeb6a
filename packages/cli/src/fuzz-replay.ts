/** `qw fuzz --only FILE` and `qw replay FILE`: replays a failure of the exhaustive bot. */
import { signatureOf } from '@questwright/lab'
import { faultLine, loadWorkspace } from '@questwright/workshop'
import { replayFailure } from '@questwright/workshop/fuzz'
import type { Output } from './output.ts'

/**
 * Replays the failure that a file describes.
 * @returns 1 when anything is found
 */
export async function replayFuzzFile(
  name: string,
  options: { readonly packs?: readonly string[]; readonly trust?: readonly string[] },
  output: Output,
): Promise<number> {
  const workspace = loadWorkspace({
    ...(options.packs ? { folders: options.packs } : {}),
    ...(options.trust ? { trusted: options.trust } : {}),
  })
  const { finding: before, shows, findings } = await replayFailure(name, workspace, output.note)
  if (output.way === 'json')
    output.json({
      file: name,
      finding: before,
      shows,
      findings: findings.map(({ kind, code, message, place }) => ({ kind, code, message, ...(place ? { place } : {}) })),
    })
  else {
    for (const finding of findings)
      output.print(`${signatureOf(finding)}: ${finding.fault ? faultLine(finding.fault, workspace.bundles) : finding.message}`)
    output.print(
      shows === 'yes'
        ? `${name}: it still goes wrong: ${before.message}`
        : findings.length > 0
          ? `${name}: what was found does not show any more, and something else does.`
          : `${name}: nothing goes wrong (it was: ${before.message}).`,
    )
  }
  return findings.length > 0 ? 1 : 0
}
