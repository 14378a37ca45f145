import { Reveal } from '@/components/ui/motion/reveal.client'
import { homeCopy } from './copy'

/** The presentation of the brand. */
export function BrandStory() {
  const { heading, lead, paragraphs } = homeCopy.story
  return (
    <section className="section @container">
      <Reveal>
        <div className="grid gap-x-12 @min-[70rem]:grid-cols-2">
          <div>
            <h2 className="headline">{heading}</h2>
            <p className="font-display text-accent mt-6 text-xl font-semibold">{lead}</p>
          </div>
          <div>
            {paragraphs.map((paragraph, index) => (
              <p key={index} className="text-muted mt-4 max-w-prose text-lg">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      </Reveal>
    </section>
  )
}
