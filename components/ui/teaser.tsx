import type { Route } from 'next'
import type { BackendFile } from '@/lib/backend/file-address'
import { CardPicture } from './card-picture'
import { EmptyPicture } from './empty-picture'
import { IntentLink } from './intent-link'

type Props = {
  heading: string
  title: string
  detail: string | undefined
  picture: BackendFile | undefined
  href: Route
}

/** A teaser on the home page: a picture, and one link over the whole card. */
export function Teaser({ heading, title, detail, picture, href }: Props) {
  return (
    <article className="group rounded-card bg-raised shadow-card relative flex flex-col overflow-hidden">
      <div className="bg-night aspect-4/3 overflow-hidden">
        <CardPicture
          src={picture?.src}
          width={960}
          height={720}
          sizes="(min-width: 1280px) 28vw, (min-width: 768px) 45vw, 92vw"
        />
      </div>
      <div className="grid gap-2 p-6">
        <h3 className="text-accent font-text text-sm font-semibold tracking-wide uppercase">
          {heading}
        </h3>
        <p className="font-display text-2xl leading-tight font-bold">
          <IntentLink href={href} className="after:absolute after:inset-0">
            {title}
          </IntentLink>
        </p>
        {detail && <p className="text-muted">{detail}</p>}
      </div>
    </article>
  )
}

/** The teaser without content. */
export function EmptyTeaser({ heading, text }: { heading: string; text: string }) {
  return (
    <article className="rounded-card bg-raised shadow-card flex flex-col overflow-hidden">
      <div className="bg-night aspect-4/3">
        <EmptyPicture />
      </div>
      <div className="grid gap-2 p-6">
        <h3 className="text-accent font-text text-sm font-semibold tracking-wide uppercase">
          {heading}
        </h3>
        <p className="text-muted">{text}</p>
      </div>
    </article>
  )
}
