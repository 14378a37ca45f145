import type { ComponentType } from 'react'
import { PageJsonLd } from '@/components/layout/page-json-ld'
import type { House } from '@/lib/backend/schemas'
import { isListed } from '@/lib/houses/concluded'
import { housesCopy } from '@/lib/houses/copy'
import { housesInTab } from '@/lib/houses/filter'
import type { HouseView } from '@/lib/houses/house-view'
import { houseJsonLd } from '@/lib/houses/json-ld'
import { tabPaths } from '@/lib/houses/metadata'
import { housePath } from '@/lib/houses/urls'
import { breadcrumbsTo } from '@/lib/seo/breadcrumbs'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { ConstructionSteps } from './construction-steps'
import type { HouseDialogProps } from './house-dialog.client'
import { Houses } from './houses'

type Props = {
  houses: readonly House[]
  view: HouseView
  /** The house whose dialog is open. */
  open?: House | undefined
  Dialog?: ComponentType<HouseDialogProps>
  site: SiteSettings
  /** Whether the URL names a house that cannot be shown. */
  isMissing?: boolean
}

/** The listed houses of a view, with the dialog of one house or a notice that it is missing. */
export function HousesPage({ houses, view, open, Dialog, site, isMissing = false }: Props) {
  const now = new Date()
  const listed = houses.filter((house) => isListed(house, now))
  const shown = open ? [open] : view.tab === 'devis' ? [] : housesInTab(listed, view.tab, view)
  const current = open && { name: open.title, path: housePath(open) }
  return (
    <>
      <Houses
        houses={listed}
        view={view}
        open={open}
        Dialog={Dialog}
        site={site}
        notice={isMissing ? housesCopy.notFound : undefined}
      />
      <ConstructionSteps />
      <PageJsonLd
        site={site}
        breadcrumbs={breadcrumbsTo(open ? '/immobilier' : tabPaths[view.tab], current)}
        about={shown.slice(0, view.count).map(houseJsonLd)}
      />
    </>
  )
}
