import { buttonStyles } from '@/components/ui/button-styles'
import { CardPicture } from '@/components/ui/card-picture'
import { ExternalLink } from '@/components/ui/external-link'
import type { House } from '@/lib/backend/schemas'
import { housesCopy } from '@/lib/houses/copy'
import { houseDetails } from '@/lib/houses/house-details'
import { type HouseView, houseViewHref } from '@/lib/houses/house-view'
import { cardImage } from '@/lib/images/card-image'
import { approximately } from './copy'

type Props = {
  house: House
  view: HouseView
  /** Unique on the page: a house without a status appears in two tabs. */
  id: string
}

const box = {
  width: 1200,
  height: 800,
  sizes: '(min-width: 1024px) 30vw, (min-width: 640px) 45vw, 90vw',
}

/** A house: one link over the whole card, with the WhatsApp link above it. */
export function HouseCard({ house, view, id }: Props) {
  const { title, address, rooms, price, euros, contact } = houseDetails(house)
  return (
    <article className="card group shadow-card h-full">
      <div className="bg-night content-visibility-auto rounded-t-card relative aspect-3/2 overflow-hidden">
        <CardPicture image={cardImage(house.mainPhoto, box)} />
      </div>
      <div className="flex grow flex-col gap-1 p-5">
        <h3 className="text-xl leading-snug text-pretty" dir="auto">
          {/* A plain link: HouseViewer handles clicks, so there is nothing to prefetch. */}
          <a
            id={id}
            href={houseViewHref(view, house.id)}
            data-house={house.id}
            className="card-link wrap-anywhere"
          >
            {title}
          </a>
        </h3>
        {address && <p className="text-muted">{address}</p>}
        {rooms.length > 0 && <p>{rooms.join(' · ')}</p>}
        <div className="mt-auto pt-3">
          {price && <p className="text-accent text-xl font-bold tabular-nums">{price}</p>}
          <p className="text-muted min-h-[1lh] text-sm tabular-nums">
            {euros && `${approximately}${euros}`}
          </p>
        </div>
        <ExternalLink href={contact} className={`${buttonStyles.whatsapp} relative z-10 mt-3`}>
          <span>
            {housesCopy.writeAbout}
            <span className="sr-only"> : {title}</span>
          </span>
        </ExternalLink>
      </div>
    </article>
  )
}
