import { rmSync } from 'node:fs'
import { dirname } from 'node:path'

/** After the last test: the copy of the content that the tests edited is no longer needed. */
export default function removeCopy(): void {
  const copy = process.env.QUESTWRIGHT_BROWSER_WORKSPACE
  if (copy?.includes('questwright-browser-')) rmSync(dirname(copy), { recursive: true, force: true })
}
