/** Draws cards on a page that no user sees: `qw export` opens it in a headless browser. */
import { rulebookIn } from '@questwright/workshop/rulebooks'
import '@fontsource/eb-garamond/400.css'
import '@fontsource/eb-garamond/600.css'
import '@fontsource/eb-garamond/600-italic.css'
import '@fontsource-variable/inter'
import { titleOfPack } from '@questwright/packs/browser'
import '@questwright/table-page/base.css'
import '@questwright/board/styles.css'
import '@questwright/table-page/parts/page.css'
import '@questwright/game-pages'
import { createCatalogue } from '@questwright/board'
import { asDataUrl } from '@questwright/board/art-source'
import { type PrintFile, type Progress, printPictures, printSheets, printTabletop, sidesOfCard } from '@questwright/print'
import { dataPicture } from './art.ts'
import { siteData, sitePacks } from './data.ts'
import type { PrintRoom, PrintWish } from './print-wish.ts'

async function print(wish: PrintWish, tell: (progress: Progress) => void): Promise<readonly PrintFile[]> {
  const { pack } = await siteData()
  const packs = await sitePacks()
  const rulebook = rulebookIn(
    packs.find(({ id }) => id === pack.id),
    packs,
  )
  const catalogue = createCatalogue({ rulebook, packs: packs.map((bundle) => ({ ...bundle, name: titleOfPack(bundle) })) })
  const title = (code: string): string => catalogue.card(code)?.title ?? code
  const cards = Object.keys(packs.find(({ id }) => id === pack.id)?.cards ?? {})
    .map((slug) => `${pack.id}:${slug}`)
    .sort((one, other) => title(one).localeCompare(title(other), 'en') || (one < other ? -1 : 1))
    .map((code) => sidesOfCard(catalogue, code))
  const job = { catalogue, pictureOf: dataPicture, cards, tell, signal: new AbortController().signal }
  if (wish.what === 'pictures') return printPictures(job, { bleed: wish.bleed, one: 'zip' }, pack.id)
  if (wish.what === 'tabletop-simulator') return [await printTabletop(job, wish.copies, pack.id)]
  return [await printSheets(job, wish, pack.id)]
}

const room: PrintRoom = {
  print: async (wish, tell) => {
    const files = await print(wish, ({ done, of }) => tell(done, of))
    return Promise.all(
      files.map(async ({ name, bytes }) => ({
        name,
        base64: (await asDataUrl(new Blob([bytes as Uint8Array<ArrayBuffer>]))).split(',')[1] ?? '',
      })),
    )
  },
}
Object.assign(window, { questwrightPrintRoom: room })
