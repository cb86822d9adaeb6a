/** Preloaded with `--import`: writes the name of every module that the program loads to stderr. */
import { register } from 'node:module'

const hook = `import { writeSync } from 'node:fs'
export async function load(url, context, next) {
  if (url.startsWith('file:')) writeSync(2, 'loaded ' + url.replace(/[?].*/, '') + '\\n')
  return next(url, context)
}`
register(`data:text/javascript,${encodeURIComponent(hook)}`)
