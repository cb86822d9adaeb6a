import '@fontsource/eb-garamond/400.css'
import '@fontsource/eb-garamond/600.css'
import '@fontsource-variable/inter'
import '@fontsource/jetbrains-mono/400.css'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { TokenWatch } from '../client/token-watch.tsx'

export const metadata: Metadata = {
  title: 'Questwright',
  description: 'The workshop in which people invent quests and play them the same evening.',
}

/** The frame of every page. */
export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <TokenWatch />
        {children}
      </body>
    </html>
  )
}
