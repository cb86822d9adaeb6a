import { homeScreenManifest } from '@questwright/table-page/home-screen'
import icon from '@questwright/table-page/icons/icon.svg'
import small from '@questwright/table-page/icons/icon-192.png'
import large from '@questwright/table-page/icons/icon-512.png'
import cut from '@questwright/table-page/icons/icon-maskable-512.png'
import type { MetadataRoute } from 'next'
import { description } from './description.ts'

const icons = new Map([
  ['icon.svg', icon],
  ['icon-192.png', small],
  ['icon-512.png', large],
  ['icon-maskable-512.png', cut],
])

/** The web app manifest, for the home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return homeScreenManifest({ name: 'Questwright', description, start: '/', icon: (file) => icons.get(file)?.src ?? '' })
}
