/** Runs commands one after the other with the permissions of the user who started this program, and prints their results as JSON. */
import { PassThrough } from 'node:stream'
import { runCommand } from '../src/commands.ts'

const told: { readonly code: number; readonly said: string }[] = []
for (const parts of JSON.parse(process.argv[2] ?? '[]') as string[][]) {
  let said = ''
  const say = (text: string): void => {
    said += `${text}\n`
  }
  const input = new PassThrough().end()
  const code = await runCommand(parts, {
    way: 'text',
    print: say,
    note: say,
    json: () => {},
    wroteJson: () => false,
    input,
    progress: 'hidden',
  })
  told.push({ code, said })
}
process.stdout.write(JSON.stringify(told))
process.exit(0)
