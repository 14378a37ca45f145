import { CardPicture } from '@/components/ui/card-picture'
import { ExampleTag } from '@/components/ui/example-tag'
import { ExternalLink } from '@/components/ui/external-link'
import { IntentLink } from '@/components/ui/intent-link'
import { housesCopy } from '@/lib/houses/copy'
import type { HouseDetails } from '@/lib/houses/house-details'
import { inquiryUrl } from '@/lib/houses/inquiry-url'
import { lastCandidate } from '@/lib/images/src-set'

type Props = {
  house: HouseDetails
  phone: string
  /** Unique on the page: a house without a status appears in two tabs. */
  id?: string
}

const box = {
  alt: '',
  width: 1200,
  height: 800,
  sizes: '(min-width: 1024px) 30vw, (min-width: 640px) 45vw, 36vw',
}

/** A house: one link over the whole card, with the WhatsApp link above it. */
export function HouseCard({ house, phone, id }: Props) {
  const { title, address, rooms, price, euros, mainPhoto, conclusion, className, isExample } = house
  const image = mainPhoto
    ? { ...box, className, src: lastCandidate(mainPhoto), srcSet: mainPhoto }
    : undefined
  return (
    <article className="house-card group">
      <div className="house-card-picture">
        <CardPicture image={image} />
        {conclusion && <p className="ribbon absolute top-4 left-0">{conclusion.label}</p>}
        {isExample && <ExampleTag className="picture-tag" />}
      </div>
      <div className="house-card-text">
        <h3 dir="auto">
          {/* In a list HouseViewer handles clicks. */}
          <IntentLink id={id} href={house.path} data-house={house.id} className="card-link">
            {title}
          </IntentLink>
        </h3>
        {address && <p className="text-muted">{address}</p>}
        {rooms.length > 0 && <p>{rooms.join(' · ')}</p>}
        <div className="house-card-price">
          {price && <p className="price">{price}</p>}
          <p>{euros}</p>
        </div>
        <ExternalLink
          href={inquiryUrl(house, phone)}
          className="button button-outline house-card-contact"
        >
          <span>
            {conclusion?.action ?? housesCopy.writeAbout}
            <span className="sr-only">&nbsp;: {title}</span>
          </span>
        </ExternalLink>
      </div>
    </article>
  )
}
