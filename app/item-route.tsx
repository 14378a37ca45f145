import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { MessagePage } from '@/components/layout/message-page'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { Found } from '@/lib/backend/find-item'
import { decodePathSegment } from '@/lib/http/path-segments'
import { missingMetadata, pageMetadata, type PageMetadataInput } from '@/lib/seo/metadata'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'

type Props = { params: Promise<{ slug: string }> }
type Links = { href: string; label: string }[]

type Source<T> = {
  find: (slug: string) => Promise<Found<T>>
  /** Completes the item. */
  prepare?: (items: T[], site: SiteSettings) => Promise<T[]>
  /** The path of an item's page. */
  path: (item: T) => string
  metadata: (item: T, site: SiteSettings) => Omit<PageMetadataInput, 'path' | 'isVariant'>
  draw: (item: T, site: SiteSettings) => Promise<ReactNode>
  /** What is said where there is no such item, to search engines by its description if it has one. */
  missing: { title: string; text: string; description?: string }
  /** Where to go on from there. */
  links: () => Links | Promise<Links>
}

/** The exports of a route `[slug]`: the page of an item, or that there is none; a redirect where it has moved. */
export function itemRoute<T extends { slug: string }>({
  find,
  prepare = async (items) => items,
  path,
  metadata,
  draw,
  missing: { title, text, description = text },
  links,
}: Source<T>) {
  const load = async ({ params }: Props) => {
    const slug = decodePathSegment((await params).slug)
    const [found, site] = await Promise.all([find(slug), loadSiteSettings()])
    const [item] = 'data' in found ? await prepare([found.data], site) : []
    return { slug, item, site, state: found.state }
  }
  return {
    metadata: async (props: Props): Promise<Metadata> => {
      const { slug, item, site, state } = await load(props)
      if (!item) return missingMetadata({ state }, title, description, site)
      // A backend may find an item under other ones than its slug, such as its id.
      const isVariant = item.slug !== slug
      return pageMetadata(site, { ...metadata(item, site), path: path(item), isVariant })
    },
    Page: async (props: Props) => {
      const { item, site, state } = await load(props)
      if (!item) return <MessagePage title={title} text={text} links={await links()} />
      if (state === 'moved') permanentRedirect(path(item))
      return draw(item, site)
    },
  }
}
