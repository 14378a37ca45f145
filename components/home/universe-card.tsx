import type { Route } from 'next'
import { buttonStyles } from '@/components/ui/button-styles'
import { ImageWithFallback } from '@/components/ui/image-with-fallback.client'
import { IntentLink } from '@/components/ui/intent-link'
import { avifSrcSet, pictureProps } from '@/lib/images/picture-props'
import type { Universe } from '@/lib/site/universes'

const size = { width: 960, height: 1200 }

/**
 * A universe: one link over the whole card. Its second picture shows on hover and focus, and as an
 * inset on touch screens.
 */
export function UniverseCard({ universe }: { universe: Universe }) {
  const { title, subtitle, defaultImage, hoverImage, buttonText, path } = universe
  return (
    <article className="group rounded-card bg-night relative isolate flex aspect-2/3 flex-col justify-end gap-3 overflow-hidden border border-white/10 p-6 min-[22.5rem]:aspect-3/4">
      <div className="absolute inset-x-0 top-0 -z-10 h-[72%]">
        <ImageWithFallback
          avif={avifSrcSet({ src: defaultImage })}
          {...pictureProps({ src: defaultImage, alt: '', ...size, sizes: cardSizes })}
          loading="lazy"
          className="h-full w-full object-cover object-[50%_80%]"
        />
        <ImageWithFallback
          avif={avifSrcSet({ src: hoverImage })}
          {...pictureProps({ src: hoverImage, alt: '', ...size, sizes: hoverSizes })}
          loading="lazy"
          className={hoverPicture}
        />
        <div className="from-night via-night/70 absolute inset-0 bg-linear-to-t via-40% to-transparent to-85%" />
      </div>
      <h3 className="text-3xl text-white">{title}</h3>
      <p className="text-body">{subtitle}</p>
      <p>
        <IntentLink
          href={path as Route}
          className={`${buttonStyles.light} mt-1 after:absolute after:inset-0`}
        >
          {buttonText}
        </IntentLink>
      </p>
    </article>
  )
}

const cardSizes = '(min-width: 1280px) 22vw, (min-width: 640px) 45vw, 92vw'
const hoverSizes = `(hover: none) 96px, ${cardSizes}`

const hoverPicture = [
  'absolute inset-0 h-full w-full object-cover object-[50%_80%] opacity-0 transition-opacity duration-500',
  'group-hover:opacity-100 group-focus-within:opacity-100',
  'touch:inset-auto touch:top-4 touch:right-4 touch:h-24 touch:w-24 touch:rounded-xl touch:border-2 touch:border-white touch:opacity-100',
].join(' ')
