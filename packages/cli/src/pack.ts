/** `qw pack`: a pack on its way to others. */
import type { Command } from 'commander'
import { addCheck } from './check.ts'
import type { Run } from './command.ts'
import type { Output } from './output.ts'
import { addPackBuild } from './pack-build.ts'
import { addPackDiff } from './pack-diff.ts'
import { addPackNew } from './pack-new.ts'
import { addPackSite } from './pack-site.ts'
import { WrongUse } from './problems.ts'
import { addTest } from './test.ts'

export function addPack(program: Command, output: Output, run: Run): void {
  const pack = program
    .command('pack')
    .description('Makes, checks, tests and builds packs, and says what changed between two versions of one.')
  pack.action(() => {
    throw new WrongUse('Say what to do: qw pack new | check | test | build | diff | site. Each explains itself with --help.')
  })
  addPackNew(pack, output, run)
  addCheck(pack, output, run)
  addTest(pack, output, run)
  addPackBuild(pack, output, run)
  addPackDiff(pack, output, run)
  addPackSite(pack, output, run)
}
