import { Reveal } from '@/components/ui/motion/reveal.client'
import texts from '@/lib/houses/construction.json'

/** The steps of building a house for a client who lives abroad. */
export function ConstructionSteps() {
  const { heading, items } = texts.steps
  return (
    <section className="border-tint section border-t max-md:py-8">
      <h2 className="headline max-w-3xl">{heading}</h2>
      <Reveal>
        <ol className="mt-4 grid gap-4 md:mt-10 md:grid-cols-3 md:gap-8">
          {items.map(({ title, text }, index) => (
            <li key={title} className="max-md:grid max-md:grid-cols-[2.5rem_1fr]">
              <p
                aria-hidden="true"
                className="font-display text-accent row-span-2 text-4xl font-bold md:text-5xl"
              >
                {index + 1}
              </p>
              <h3 className="text-xl md:mt-3 md:text-2xl">{title}</h3>
              <p className="text-muted mt-1 max-w-prose max-md:text-sm md:mt-2">{text}</p>
            </li>
          ))}
        </ol>
      </Reveal>
    </section>
  )
}
