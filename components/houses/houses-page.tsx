import { PageJsonLd } from '@/components/layout/page-json-ld'
import { RefreshAtMidnight } from '@/components/ui/refresh-at-midnight.client'
import type { House } from '@/lib/backend/schemas'
import { isListed } from '@/lib/houses/concluded'
import { housesCopy } from '@/lib/houses/copy'
import { housesInTab } from '@/lib/houses/filter'
import { type HouseView, tabPaths } from '@/lib/houses/house-view'
import { housePath } from '@/lib/houses/urls'
import { breadcrumbsTo, itemListJsonLd } from '@/lib/seo/json-ld'
import { dayInCotonou } from '@/lib/shared/dates'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { ConstructionSteps } from './construction-steps'
import { Houses } from './houses'

type Props = {
  houses: readonly House[]
  view: HouseView
  site: SiteSettings
  /** Whether the URL names a house that cannot be shown. */
  isMissing?: boolean
}

/** The listed houses of a view, with a notice where the URL names one that cannot be shown. */
export function HousesPage({ houses, view, site, isMissing = false }: Props) {
  const now = new Date()
  const listed = houses.filter((house) => isListed(house, now))
  const shown = view.tab === 'devis' ? [] : housesInTab(listed, view.tab, view)
  const items = shown
    .slice(0, view.count)
    .map((house) => ({ name: house.title, path: housePath(house) }))
  return (
    <>
      {/* A house that was sold may leave the list. */}
      {houses.some(({ concluded }) => concluded?.on) && (
        <RefreshAtMidnight day={dayInCotonou(now)} />
      )}
      <Houses
        houses={listed}
        view={view}
        site={site}
        notice={isMissing ? housesCopy.notFound : undefined}
      />
      <ConstructionSteps />
      <PageJsonLd
        site={site}
        breadcrumbs={breadcrumbsTo(tabPaths[view.tab])}
        about={[items.length > 0 ? itemListJsonLd(housesCopy.tabs[view.tab], items) : undefined]}
      />
    </>
  )
}
