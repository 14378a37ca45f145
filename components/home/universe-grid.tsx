import { Reveal } from '@/components/ui/motion/reveal.client'
import { ParsedMarker } from '@/components/ui/parsed-marker'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { type Universe, universes } from '@/contract/universes.mjs'
import { pictureData } from '@/lib/site-settings/picture-data'
import { sitePicture } from '@/lib/site-settings/site-picture'
import { homeCopy } from './copy'
import { UniverseCard } from './universe-card.client'

type Props = Pick<SiteSettings, 'contents'>

/** The cards of the four universes. */
export function UniverseGrid({ contents }: Props) {
  return (
    <section id="univers" data-theme="night" className="section @container">
      <Reveal>
        <h2 className="headline">{homeCopy.universesHeading}</h2>
      </Reveal>
      <div className="hidden-until-parsed">
        <ul className="mt-6 grid gap-3 @xl:mt-10 @xl:grid-cols-2 @xl:gap-6 @min-[70rem]:grid-cols-4">
          {universes.map(({ key }) => (
            <li key={key}>
              <UniverseCard universe={key} pictures={cardPictures(key, contents)} />
            </li>
          ))}
        </ul>
        <ParsedMarker />
      </div>
    </section>
  )
}

const size = { width: 960, height: 1200 }
const cardSizes = '(min-width: 1280px) 22vw, 45vw'
const hoverSizes = `(hover: none) 56px, ${cardSizes}`

function cardPictures(key: Universe['key'], contents: Props['contents']) {
  const src = `/images/univers/${key}`
  const picture = sitePicture(contents, `card_${key}`, { src: `${src}.jpg`, alt: '' })
  const hover = sitePicture(contents, `card_${key}_hover`, { src: `${src}-survol.jpg`, alt: '' })
  return [
    pictureData(picture, { ...size, sizes: cardSizes, className: 'universe-picture' }),
    pictureData(hover, { ...size, sizes: hoverSizes, className: 'universe-hover-picture' }),
  ]
}
