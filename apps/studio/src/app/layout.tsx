import '@fontsource/eb-garamond/400.css'
import '@fontsource/eb-garamond/600.css'
import '@fontsource/eb-garamond/600-italic.css'
import '@fontsource-variable/inter'
import '@fontsource/jetbrains-mono/400.css'
import '@questwright/table-page/base.css'
import '@questwright/board/styles.css'
import '@questwright/table-page/parts/page.css'
import '@questwright/table-page/parts/fields.css'
import '@questwright/table-page/parts/popover.css'
import '@questwright/table-page/parts/problem-list.css'
import { barColours } from '@questwright/table-page/home-screen'
import icon from '@questwright/table-page/icons/icon.svg'
import cut from '@questwright/table-page/icons/icon-maskable-512.png'
import { themeScript } from '@questwright/table-page/theme'
import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { firstCallsScript } from '../client/first-calls.ts'
import { Shell } from '../ui/shell/shell.tsx'
import { description } from './description.ts'

export const metadata: Metadata = {
  title: 'Questwright',
  description,
  icons: { icon: { url: icon.src, type: 'image/svg+xml' }, apple: cut.src },
  appleWebApp: { capable: true, title: 'Questwright', statusBarStyle: 'default' },
  // the older name of the same setting, which only some browsers understand
  other: { 'apple-mobile-web-app-capable': 'yes' },
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: barColours.light },
    { media: '(prefers-color-scheme: dark)', color: barColours.dark },
  ],
}

/** The frame of every page. Pages are rendered for each request, because their scripts need a fresh nonce. */
export default async function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? ''
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants; they must run before the first paint */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: `${themeScript};${firstCallsScript}` }} />
      </head>
      <body>
        <Shell>{children}</Shell>
      </body>
    </html>
  )
}
