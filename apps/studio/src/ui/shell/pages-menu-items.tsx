import { Menu } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { PageLink } from '../parts/page-link.tsx'
import { isHere, usePages } from './pages.ts'

export interface PagesMenuItemsProps {
  readonly path: string
  readonly name: string
}

/** The menu with its button, open from the start: it is loaded when the button is first pressed. */
export default function PagesMenuItems({ path, name }: PagesMenuItemsProps) {
  const pages = usePages()
  return (
    <DropdownMenu.Root defaultOpen>
      <DropdownMenu.Trigger asChild>
        <button type="button" className="st-bar-button st-pages-button" aria-label={`Pages: ${name}`}>
          <Menu size={17} aria-hidden="true" /> <span>{name}</span>
        </button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="qw qw-menu" align="start" sideOffset={4}>
          {pages.map(({ href, name: page }) => (
            <DropdownMenu.Item key={href} asChild>
              <PageLink className="qw-menu-item st-pages-item" href={href} aria-current={isHere(href, path) ? 'page' : undefined}>
                {page}
              </PageLink>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
