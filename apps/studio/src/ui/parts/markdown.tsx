'use client'

import Markdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'

/** Text of a pack in Markdown. HTML in it is shown as text, links as their words with the address, pictures as their words. */
export function PackMarkdown({ text }: { readonly text: string }) {
  return (
    <div className="st-pack-markdown">
      <Markdown remarkPlugins={[remarkGfm]} components={components}>
        {text}
      </Markdown>
    </div>
  )
}

const components: Components = {
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h4>{children}</h4>,
  h3: ({ children }) => <h5>{children}</h5>,
  h4: ({ children }) => <h6>{children}</h6>,
  h5: ({ children }) => <h6>{children}</h6>,
  a: ({ href, children }) => (
    <span>
      {children}
      {href && /^https?:/.test(href) && <code> {href}</code>}
    </span>
  ),
  img: ({ alt }) => <span>{alt}</span>,
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must scroll by keyboard
    <div className="st-pack-table" role="region" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
}
