/** The form of a card, its picture from the author, and its export for print. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { chromiumHere } from './chromium.ts'
import { openStudio, picture, seriousViolations, workspaceFile } from './studio.ts'
import { test } from './test.ts'

const pack = 'check-card-picture'
const slug = 'reed-hound'

/** Writes a pack with one enemy, whose file has a field that no form has. */
function makePack(): void {
  for (const folder of ['cards/fen', 'text']) mkdirSync(workspaceFile(`${pack}/${folder}`), { recursive: true })
  const write = (path: string, value: object) => writeFileSync(workspaceFile(`${pack}/${path}`), `${JSON.stringify(value, null, 2)}\n`)
  write('package.json', {
    name: `@questwright/${pack}`,
    version: '0.1.0',
    questwright: { game: 'lcg', api: 1 },
    dependencies: { '@questwright/lcg-keywords': '0.1.0' },
  })
  const numbers = { engagementCost: 20, threat: 2, attack: 3, defense: 1, hitPoints: 3 }
  write(`cards/fen/${slug}.json`, { type: 'enemy', encounterSet: 'fen', ...numbers, traits: 7, quantity: 10, houseRule: 'kept' })
  write('text/en.json', { cards: { [slug]: { title: 'Reed Hound' } }, encounterSets: { fen: { title: 'The Fen' } } })
}

const facts = () => JSON.parse(readFileSync(workspaceFile(`${pack}/cards/fen/${slug}.json`), 'utf8'))

/** Draws a picture in the page and drops it on the live card, as from a file manager. */
async function dropPicture(page: Page): Promise<void> {
  await page.locator('.st-live-full').evaluate(async (target) => {
    const canvas = document.createElement('canvas')
    canvas.width = 1800
    canvas.height = 900
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D
    pen.fillStyle = '#ff0000'
    pen.fillRect(0, 0, 1800, 900)
    const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made as Blob), 'image/png'))
    const data = new DataTransfer()
    data.items.add(new File([blob], 'hound.png', { type: 'image/png' }))
    for (const type of ['dragover', 'drop'])
      target.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }))
  })
}

const triangle =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10" height="10"><path d="M5,0L10,10H0Z" fill="#a03020"/></svg>'
/** A PNG of a single red pixel. */
const dot = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64')

/** The bytes that `qw export` writes for the pack. */
function exported(to: 'pdf' | 'pictures', more: readonly string[]): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'questwright-export-'))
  try {
    const out = join(folder, to === 'pdf' ? 'sheets.pdf' : 'pictures.zip')
    execFileSync(process.execPath, ['scripts/run.mjs', 'qw', 'export', pack, '--to', to, '--out', out, ...more], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: { ...process.env, QUESTWRIGHT_WORKSPACE: workspaceFile('.'), CHROMIUM: chromiumHere() },
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 120_000,
    })
    return new Uint8Array(readFileSync(out))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Chooses an icon for the set, which the live card shows at once; then replaces, removes and restores it. */
async function changeIcon(page: Page, set: string): Promise<void> {
  const file = (ending: string) => existsSync(workspaceFile(`${pack}/art/sets/${set}.${ending}`))
  const group = page.getByRole('group', { name: 'Icon of Low Fen' })
  const drawn = page.locator(`.st-live .qw-face-full image[data-set="${set}"]`)
  const choose = (name: string, mimeType: string, buffer: Buffer) => group.getByLabel('Icon file').setInputFiles({ name, mimeType, buffer })
  await expect(group.getByRole('button', { name: 'Icon …' })).toBeVisible()
  await choose('no.svg', 'image/svg+xml', Buffer.from('no drawing'))
  await expect(page.getByText(/^The file is no drawing/)).toBeVisible()
  expect(file('svg')).toBe(false)

  await choose('triangle.svg', 'image/svg+xml', Buffer.from(triangle))
  await expect(drawn).toHaveAttribute('href', /^data:image\/svg/)
  await expect.poll(() => file('svg')).toBe(true)
  await choose('dot.png', 'image/png', dot)
  await expect(drawn).toHaveAttribute('href', /^blob:/)
  await expect.poll(() => [file('svg'), file('webp')]).toEqual([false, true])
  await picture(page, 'set-icon')

  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await undo.click()
  await expect(drawn).toHaveAttribute('href', /^data:image\/svg/)
  await expect.poll(() => [file('svg'), file('webp')]).toEqual([true, false])
  await group.getByRole('button', { name: 'Without icon' }).click()
  await expect(drawn).toHaveCount(0)
  await expect.poll(() => file('svg')).toBe(false)
  await undo.click()
  await expect(drawn).toHaveCount(1)
  await expect.poll(() => file('svg')).toBe(true)
}

/** The files that the browser downloads after a click. */
async function written(page: Page, count: number): Promise<readonly { name: string; bytes: Buffer }[]> {
  const files: { name: string; bytes: Buffer }[] = []
  const all = new Promise<void>((resolve) => {
    page.on('download', async (one) => {
      files.push({ name: one.suggestedFilename(), bytes: readFileSync(await one.path()) })
      if (files.length === count) resolve()
    })
  })
  await page.getByRole('button', { name: /^Make / }).click()
  await all
  page.removeAllListeners('download')
  return files
}

const sizeOf = (png: Buffer) => [png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]

/** The colour of a picture at a position, in percent, and the number of colours in its text box. */
function look(page: Page, png: Buffer, x: number, y: number): Promise<{ pixel: readonly number[]; inks: number }> {
  return page.evaluate(
    async ({ data, at }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      const pen = canvas.getContext('2d') as CanvasRenderingContext2D
      pen.drawImage(image, 0, 0)
      const pixel = [...pen.getImageData((canvas.width * at.x) / 100, (canvas.height * at.y) / 100, 1, 1).data]
      const box = pen.getImageData(canvas.width * 0.1, canvas.height * 0.45, canvas.width * 0.8, canvas.height * 0.4).data
      const inks = new Set<number>()
      for (let index = 0; index < box.length; index += 4)
        inks.add(((box[index] ?? 0) << 16) | ((box[index + 1] ?? 0) << 8) | (box[index + 2] ?? 0))
      return { pixel, inks: inks.size }
    },
    { data: png.toString('base64'), at: { x, y } },
  )
}

test('a card gets its facts and a picture in the form, and is printed as PNG and PDF of the right size', { tag: '@long' }, async ({
  page,
}) => {
  rmSync(workspaceFile(pack), { recursive: true, force: true })
  makePack()
  try {
    await openStudio(page)
    await page.goto(`/cards?card=${pack}:${slug}`)
    const form = page.getByLabel('Facts', { exact: true })
    await expect(form.getByLabel('Title', { exact: true })).toHaveValue('Reed Hound', { timeout: 120_000 })

    // a value of an unexpected type is shown and kept
    await expect(form.getByRole('group', { name: 'Traits' })).toContainText('7')
    await form.getByText('1 more field in the file').click()
    await expect(form.getByText('houseRule', { exact: true })).toBeVisible()
    await form.getByRole('button', { name: 'Take it out' }).click()

    await form.getByLabel('Title', { exact: true }).fill('<i>Hound</i> & Co')
    await form.getByLabel('Attack', { exact: true }).fill('5')
    await form.getByLabel('Traits').fill('Creature')
    await form.getByLabel('Traits').press('Enter')
    await form.getByLabel('Keywords').fill('Wobbly 2,')
    await expect(form.getByText('No pack defines the keyword "Wobbly 2".')).toBeVisible()
    await form.getByRole('button', { name: 'Remove Wobbly 2' }).click()
    await form.getByLabel('Encounter set').selectOption('New set …')
    await form.getByLabel('Title of the new set').fill('Low Fen')
    await form.getByRole('button', { name: 'Use' }).click()
    await form.getByLabel('Text', { exact: true }).fill('**Forced:** After it engages you, lose 1 [willpower].')
    await form.getByLabel('Shadow', { exact: true }).fill('Raise your threat by 1.')
    await form.getByLabel('Unique').check()

    // the card is updated while typing; markup in the title is shown as text
    const live = page.getByRole('complementary', { name: 'Live card' })
    const face = live.locator('.qw-face-full')
    await expect(face.locator('.qw-title')).toHaveText('<i>Hound</i> & Co')
    await expect(face.locator('.qw-title i')).toHaveCount(0)
    await expect(face.locator('[data-unique]')).toHaveCount(1)
    await expect(face.locator('[data-stat="attack"]')).toContainText('5')
    await expect(face.locator('[data-set="low-fen"]')).toHaveCount(1)

    await dropPicture(page)
    const art = face.locator('image[data-art]')
    await expect(art).toHaveCount(1)
    const before = Number(await art.getAttribute('x'))
    await live.getByRole('group', { name: /^Move the picture/ }).focus()
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('+')
    await live.getByLabel('Artist').fill('Halla of the Fen')
    await expect.poll(async () => Number(await art.getAttribute('x'))).toBeLessThan(before)
    await page.getByRole('button', { name: /^Save/ }).click()
    await expect.poll(() => facts().art).toEqual({ file: `art/${slug}.webp`, x: -6, y: 0, scale: 105, artist: 'Halla of the Fen' })
    expect(facts()).toMatchObject({
      attack: 5,
      traits: ['Creature'],
      encounterSet: 'low-fen',
      shadow: 'present',
      unique: true,
      houseRule: 'kept',
    })
    expect(facts().keywords).toBeUndefined()
    await expect.poll(() => existsSync(workspaceFile(`${pack}/art/${slug}.webp`))).toBe(true)
    const words = () => JSON.parse(readFileSync(workspaceFile(`${pack}/text/en.json`), 'utf8'))
    await expect.poll(() => words().encounterSets['low-fen']).toEqual({ title: 'Low Fen' })
    expect(await seriousViolations(page)).toEqual([])
    await picture(page, 'card-picture-workbench')

    await changeIcon(page, 'low-fen')

    await page.getByRole('button', { name: 'Print …' }).click()
    const dialog = page.getByRole('dialog', { name: 'Print cards' })
    const plain = await written(page, 2)
    expect(plain.map(({ name }) => name).sort()).toEqual([`${slug}-back.png`, `${slug}-front.png`])
    for (const { bytes } of plain) expect(sizeOf(bytes)).toEqual(['PNG', 750, 1050])
    const front = plain.find(({ name }) => name.includes('front'))?.bytes as Buffer
    const seen = await look(page, front, 60, 22)
    // the red picture is drawn, and the text box contains letters
    expect(seen.pixel[0]).toBeGreaterThan(200)
    expect(seen.pixel[1]).toBeLessThan(60)
    expect(seen.inks).toBeGreaterThan(30)
    await dialog.getByLabel('Bleed').selectOption({ index: 1 })
    for (const { bytes } of await written(page, 2)) expect(sizeOf(bytes)).toEqual(['PNG', 825, 1125])

    // ten copies need two sheets, each with a sheet of backs
    await dialog.getByLabel('As', { exact: true }).selectOption('pdf')
    await expect(dialog).toContainText('10 cards on 4 pages')
    expect(await seriousViolations(page)).toEqual([])
    const [sheet] = await written(page, 1)
    expect(sheet?.name).toBe(`${slug}-a4.pdf`)
    const { PDFDocument } = createRequire(new URL('../../packages/print/package.json', import.meta.url))(
      'pdf-lib',
    ) as typeof import('pdf-lib')
    const file = await PDFDocument.load(sheet?.bytes as Buffer)
    expect(file.getPages().map((one) => [Math.round(one.getWidth()), Math.round(one.getHeight())])).toEqual(Array(4).fill([595, 842]))
    await dialog.getByLabel('Paper').selectOption('letter')
    await dialog.getByLabel('Backs').selectOption('none')
    const [letter] = await written(page, 1)
    const twoOfLetter = Array(2).fill([612, 792])
    const pagesOf = async (bytes: Uint8Array) => (await PDFDocument.load(bytes)).getPages().map((one) => [one.getWidth(), one.getHeight()])
    expect(await pagesOf(letter?.bytes as Buffer)).toEqual(twoOfLetter)

    // the command line draws the same without a studio
    expect(await pagesOf(exported('pdf', ['--paper', 'letter', '--backs', 'none']))).toEqual(twoOfLetter)
    const pictures = unzipSync(exported('pictures', ['--bleed', 'with']))
    expect(Object.keys(pictures).sort()).toEqual([`${slug}-back-bleed.png`, `${slug}-front-bleed.png`])
    const drawn = Buffer.from(pictures[`${slug}-front-bleed.png`] ?? [])
    expect(sizeOf(drawn)).toEqual(['PNG', 825, 1125])
    expect((await look(page, drawn, 72, 34)).pixel).toEqual(seen.pixel)
  } finally {
    rmSync(workspaceFile(pack), { recursive: true, force: true })
  }
})
