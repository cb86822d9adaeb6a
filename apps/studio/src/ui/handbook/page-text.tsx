'use client'

import type { HandbookPage } from '@questwright/handbook'
import { anchorOf, examplesIn } from '@questwright/packs/browser'
import { Link as LinkIcon } from 'lucide-react'
import Link from 'next/link'
import { createElement, isValidElement, type ReactNode, useEffect, useMemo } from 'react'
import Markdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { addressOf } from '../../client/handbook/address.ts'
import { useHandbook } from '../../client/handbook/use-handbook.ts'
import { CodeExample } from './code-example.tsx'

/** A page of the handbook. Only Markdown: HTML in it is shown as text. */
export function PageText({ page }: { readonly page: HandbookPage }) {
  useEffect(() => {
    // the heading named in the URL is rendered now: scroll to it, or to the top where the URL names none
    const go = () => {
      const heading = document.getElementById(decodeURIComponent(location.hash.slice(1)))
      if (location.hash.length > 1 && heading) heading.scrollIntoView()
      else document.querySelector('.st-page')?.scrollTo({ top: 0 })
    }
    go()
    window.addEventListener('hashchange', go)
    return () => window.removeEventListener('hashchange', go)
  }, [])
  const components = useMemo((): Components => {
    const examples = examplesIn(page.markdown)
    return {
      h1: Heading,
      h2: Heading,
      h3: Heading,
      h4: Heading,
      a: ({ href = '', children }) => <PageLink page={page.slug} href={href} words={children} />,
      table: ({ children }) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must scroll by keyboard
        <div className="st-handbook-table" role="region" aria-label="Table" tabIndex={0}>
          <table>{children}</table>
        </div>
      ),
      pre: ({ node, children }) => {
        const line = node?.position?.start.line
        return <CodeExample page={page} example={examples.find((one) => one.line === line)} code={textOf(children)} />
      },
    }
  }, [page])
  return (
    <article className="st-handbook-text">
      <Markdown remarkPlugins={[remarkGfm]} components={components}>
        {withoutKeyMarks(page.markdown)}
      </Markdown>
    </article>
  )
}

/** A heading with a link to itself. */
function Heading({ node, children }: { readonly node?: { readonly tagName: string } | undefined; readonly children?: ReactNode }) {
  const level = node?.tagName ?? 'h2'
  if (level === 'h1') return <h1>{children}</h1>
  const words = textOf(children)
  const anchor = anchorOf(words)
  return createElement(
    level,
    { id: anchor },
    children,
    <a className="st-handbook-anchor" href={`#${anchor}`} aria-label={`Link to ${words}`}>
      <LinkIcon size={14} aria-hidden="true" />
    </a>,
  )
}

/** Replaces `<kbd>` by code, which looks the same on these pages. It is the only HTML that they contain. */
const withoutKeyMarks = (markdown: string): string => markdown.replace(/<kbd>([^<]*)<\/kbd>/g, '`$1`')

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(textOf).join('')
  return isValidElement<{ readonly children?: ReactNode }>(node) ? textOf(node.props.children) : ''
}

/** Links between pages open inside the studio; links to other files are shown as text. */
function PageLink({ page, href, words }: { readonly page: string; readonly href: string; readonly words: ReactNode }) {
  const pages = useHandbook((state) => state.pages)
  const [, path, anchor = ''] = /^(?:\.\.\/)?(?:([a-z0-9-]+)\.md)?(?:#(.*))?$/.exec(href) ?? []
  const slug = path ?? page
  if (href === '' || !/^(\.\.\/)?[a-z0-9-]*(\.md)?(#.*)?$/.test(href) || !pages?.some((one) => one.slug === slug))
    return <span>{words}</span>
  return <Link href={addressOf(slug, anchor)}>{words}</Link>
}
