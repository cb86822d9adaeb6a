import { expectedHash } from '@questwright/workshop/workspace'
import type { ArtListAnswer } from '../../../art-types.ts'
import { pictureType, readPicture } from '../../../server/picture.ts'
import { answer, parameter, readBody, route } from '../../../server/respond.ts'
import { workspace } from '../../../server/studio.ts'

/** Without a path the list of a pack's pictures: `ArtListAnswer`. With one the picture itself. */
export const GET = route(async (request) => {
  const pack = parameter(request, 'pack')
  const isList = !new URL(request.url).searchParams.has('path')
  if (isList) return answer({ pack, images: await workspace().listImages(pack) } satisfies ArtListAnswer)
  const path = parameter(request, 'path')
  const { bytes, hash } = await workspace().readBytes(pack, path)
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': pictureType(path),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // opened as a page, the URL only downloads the file, so that an SVG cannot run scripts
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
      etag: `"${hash}"`,
    },
  })
})

/** Writes a picture. Body: `{ data: base64, expected }`. Response: `SavedAnswer`, or 409. */
export const PUT = route(async (request) => {
  const pack = parameter(request, 'pack')
  const path = parameter(request, 'path')
  const { data, expected } = await readBody(request, ['data', 'expected'])
  const hash = await workspace().writeBytes(pack, path, readPicture(path, data), expectedHash(expected))
  return answer({ pack, path, hash })
})
