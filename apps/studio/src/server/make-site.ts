/** Builds the website of a pack like `qw pack site`, in a process of its own. */
import { join } from 'node:path'
import { Refusal } from '@questwright/workshop/refusal'
import { shown } from '@questwright/workshop/shown'
import type { RegistryDone } from '../registry-types.ts'
import { startTool } from './run-tool.ts'
import { readSettings } from './settings.ts'

/** The folder of websites in the workspace; it contains no packs. */
const sites = 'sites'

/**
 * Writes the website of a pack into `sites/<id>` of the workspace. A website written by this function before is replaced; other files are kept.
 * @param pack its id
 * @throws Refusal with the command's message; an AbortError when it was aborted
 */
export async function makeSite(pack: string, tell: (words: string) => void, signal: AbortSignal): Promise<RegistryDone> {
  signal.throwIfAborted()
  const { repository, workspace } = readSettings()
  const folder = join(workspace, sites, pack.replace(/[^a-z0-9-]/g, '-'))
  const words = ['qw', 'pack', 'site', pack, '--out', folder, '--replace', '--json']
  const child = startTool(repository, join(repository, 'scripts', 'run.mjs'), 'printed', words)
  const stop = (): boolean => child.kill('SIGTERM')
  signal.addEventListener('abort', stop)
  const said: string[] = []
  child.stdout?.resume()
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    for (const line of shown(text)
      .split('\n')
      .map((one) => one.trim()))
      if (line !== '') {
        said.push(line)
        tell(line.slice(0, 300))
      }
  })
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null))
    child.on('close', resolve)
  })
  signal.removeEventListener('abort', stop)
  signal.throwIfAborted()
  if (code !== 0)
    throw new Refusal(
      409,
      'site/not-made',
      said.slice(-6).join('\n') || `The page of ${pack} could not be made.`,
      `Run "qw pack site ${pack}" in a terminal to see its whole output.`,
    )
  return { folder }
}
