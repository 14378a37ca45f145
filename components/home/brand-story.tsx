import type { ReactNode } from 'react'
import { Reveal } from '@/components/ui/motion/reveal.client'
import { WovenDivider } from '@/components/ui/woven-divider'
import { homeCopy } from './copy'

type Props = {
  /** Teasers of current content. */
  children: ReactNode
}

/** The presentation of the brand, beside teasers of current content. */
export function BrandStory({ children }: Props) {
  const { heading, lead, paragraphs } = homeCopy.story
  return (
    <section className="section @container">
      <div className="grid gap-12 @min-[70rem]:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <Reveal>
          <h2 className="headline">{heading}</h2>
          <p className="font-display text-accent mt-6 text-xl font-semibold">{lead}</p>
          {paragraphs.map((paragraph, index) => (
            <p key={index} className="text-muted mt-4 max-w-prose text-lg">
              {paragraph}
            </p>
          ))}
          <div className="mt-8 w-[min(18rem,100%)] sm:w-96">
            <WovenDivider />
          </div>
        </Reveal>
        <div className="grid content-start gap-6 md:grid-cols-2">{children}</div>
      </div>
    </section>
  )
}
