import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Adds a program to the PATH of the simulated machine. */
function program(name: string, script: string): string {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  return join(folder, name)
}

/** The browser that is found on a machine whose PATH contains only this folder. */
function find(chromium?: string): string {
  const module = new URL('./chromium.mjs', import.meta.url).href
  const source = `import { findOrInstallChromium } from '${module}'; const found = await findOrInstallChromium(); console.log('found=' + found)`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', source], {
    env: { PATH: folder, ...(chromium === undefined ? {} : { CHROMIUM: chromium }) },
    encoding: 'utf8',
  })
  return /found=(.*)/.exec(stdout)?.[1] ?? stdout
}

// on a Mac, Chrome may be among the applications, whatever PATH contains
describe.skipIf(process.platform === 'darwin')('findOrInstallChromium', () => {
  test('takes what CHROMIUM names before what is on PATH', () => {
    const own = program('my-own', '')
    const onPath = program('chromium', '')
    expect(find(own)).toBe(own)
    expect(find()).toBe(onPath)
    expect(find(join(folder, 'absent'))).toBe(onPath)
  })

  test('takes Chrome where there is no Chromium', () => {
    expect(find()).toBe('undefined')
    const chrome = program('google-chrome', '')
    expect(find()).toBe(chrome)
  })

  test("installs Debian's package where it may", () => {
    program('sudo', '[ "$1" = -n ] && shift\n"$@"')
    program(
      'apt-get',
      `for last; do :; done\necho "$1 $last" >>${folder}/calls\n[ "$1" = install ] && echo '#!/bin/sh' >${folder}/$last && /bin/chmod +x ${folder}/$last`,
    )
    expect(find()).toBe(join(folder, 'chromium-headless-shell'))
    expect(readFileSync(join(folder, 'calls'), 'utf8')).toBe('update update\ninstall chromium-headless-shell\n')
  })

  test('installs all of Chromium where Debian has no package of its shell', () => {
    program('sudo', '[ "$1" = -n ] && shift\n"$@"')
    program(
      'apt-get',
      `for last; do :; done\n[ "$last" = chromium-headless-shell ] && exit 100\n[ "$1" = install ] && echo '#!/bin/sh' >${folder}/$last && /bin/chmod +x ${folder}/$last`,
    )
    expect(find()).toBe(join(folder, 'chromium'))
  })

  test('finds none when the installation fails', () => {
    program('sudo', '[ "$1" = -n ] && shift\n"$@"')
    program('apt-get', 'exit 100')
    expect(find()).toBe('undefined')
  })
})
