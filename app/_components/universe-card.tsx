import type { Route } from 'next'
import { buttonStyles } from '@/components/ui/button-styles'
import { ImageWithFallback } from '@/components/ui/image-with-fallback.client'
import { IntentLink } from '@/components/ui/intent-link.client'
import { pictureProps } from '@/components/ui/picture'
import type { Universe } from '@/lib/content/universes'

const size = { width: 960, height: 1200 }

/**
 * A universe's door: one link over the whole card. Its second picture shows under the pointer or
 * the keyboard (R32), and as an inset where there is no pointer (A37).
 */
export function UniverseCard({ universe }: { universe: Universe }) {
  const { title, subtitle, defaultImage, hoverImage, buttonText, path } = universe
  return (
    <article className="group rounded-card bg-raised relative isolate flex h-full flex-col justify-end overflow-hidden">
      <div className="aspect-4/5 overflow-hidden sm:aspect-3/4">
        <ImageWithFallback
          {...pictureProps({ src: defaultImage, alt: '', ...size, sizes: cardSizes })}
          loading="lazy"
          className="h-full w-full object-cover"
        />
        <ImageWithFallback
          {...pictureProps({ src: hoverImage, alt: '', ...size, sizes: hoverSizes })}
          loading="lazy"
          className={hoverPicture}
        />
      </div>
      <div className="from-night via-night/40 absolute inset-0 bg-linear-to-t via-45% to-transparent" />
      <div className="absolute inset-x-0 bottom-0 grid justify-items-start gap-3 p-6">
        <h3 className="text-3xl text-white">{title}</h3>
        <p className="text-[#e4e7fb]">{subtitle}</p>
        <IntentLink
          href={path as Route}
          className={`${buttonStyles.light} mt-1 after:absolute after:inset-0`}
        >
          {buttonText}
        </IntentLink>
      </div>
    </article>
  )
}

const cardSizes = '(min-width: 1280px) 22vw, (min-width: 640px) 45vw, 92vw'
const hoverSizes = `(hover: none) 96px, ${cardSizes}`

const hoverPicture = [
  'absolute inset-x-0 top-0 aspect-4/5 w-full object-cover opacity-0 transition-opacity duration-500 sm:aspect-3/4',
  'group-hover:opacity-100 group-focus-within:opacity-100',
  'touch:inset-x-auto touch:top-4 touch:right-4 touch:z-10 touch:aspect-square touch:w-24 touch:rounded-xl touch:border-2 touch:border-white touch:opacity-100',
].join(' ')
