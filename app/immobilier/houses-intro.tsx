import type { ReactNode } from 'react'
import { HouseCountStatus } from '@/components/houses/house-navigation.client'
import { Statistics } from '@/components/houses/statistics'
import { UniverseHero } from '@/components/layout/video-hero'
import { countersOf } from '@/lib/houses/counters'
import { getHeaderVideo } from '@/lib/site-settings/header-videos'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'
import { heroPicture } from '@/lib/site-settings/site-picture'
import { universeCopy } from '../universes/copy'

/**
 * What stands above the lists of houses: the hero with its film, and the figures. It stays mounted while houses
 * are sorted, filtered or paged.
 */
export async function HousesIntro({ children }: { children: ReactNode }) {
  const [site, video] = await Promise.all([loadSiteSettings(), getHeaderVideo('housesHeaderVideo')])
  const { title, discover } = universeCopy.immobilier
  return (
    <>
      <UniverseHero
        poster={heroPicture(site.contents, 'immobilier')}
        video={video}
        title={title}
        lead={site.heroes.immobilier}
        action={{ href: '#services', text: discover }}
        className="staircase-hero max-lg:[--focus-x:76%]"
      />
      <Statistics counters={countersOf(site)} />
      <HouseCountStatus />
      {children}
    </>
  )
}
