/** `qw pack`: a pack on its way to others. */

import { WrongUse } from '@questwright/workshop'
import type { Command } from 'commander'
import { addCheck } from './check.ts'
import type { Run } from './command.ts'
import type { Output } from './output.ts'
import { addPackBuild } from './pack-build.ts'
import { addPackDiff } from './pack-diff.ts'
import { addPackInstall } from './pack-install.ts'
import { addPackNew } from './pack-new.ts'
import { addPackPublish } from './pack-publish.ts'
import { addPackRegistry } from './pack-registry.ts'
import { addPackSite } from './pack-site.ts'
import { addTest } from './test.ts'

export function addPack(program: Command, output: Output, run: Run): void {
  const pack = program
    .command('pack')
    .description('Makes, checks, builds and publishes packs, writes them as sites, and installs those of others.')
  pack.action(() => {
    throw new WrongUse(
      `Say what to do: qw pack ${pack.commands.map((command) => command.name()).join(' | ')}. Each explains itself with --help.`,
    )
  })
  addPackNew(pack, output, run)
  addCheck(pack, output, run)
  addTest(pack, output, run)
  addPackBuild(pack, output, run)
  addPackDiff(pack, output, run)
  addPackPublish(pack, output, run)
  addPackInstall(pack, output, run)
  addPackRegistry(pack, output, run)
  addPackSite(pack, output, run)
}
