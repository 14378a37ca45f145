import { Banner } from '@payloadcms/ui'
import type { Payload } from 'payload'
import { heavyFilmOf, type HeroVideoSlug } from '../globals/hero-videos'

/** Says below its field that the film of a page is too heavy for visitors. */
export async function HeavyFilm({ payload, slug }: { payload: Payload; slug: HeroVideoSlug }) {
  const note = await heavyFilmOf(payload, slug)
  return note && <Banner type="warning">{note}</Banner>
}
