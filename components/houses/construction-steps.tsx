import { Reveal } from '@/components/ui/motion/reveal.client'
import { housesCopy } from '@/lib/houses/copy'

/** The steps of building a house for a client who lives abroad. */
export function ConstructionSteps() {
  const { heading, items } = housesCopy.steps
  return (
    <section className="section border-t border-current/10">
      <h2 className="headline max-w-3xl">{heading}</h2>
      <Reveal>
        <ol className="mt-10 grid gap-8 md:grid-cols-3">
          {items.map(({ title, text }, index) => (
            <li key={title}>
              <p aria-hidden="true" className="font-display text-accent text-5xl font-bold">
                {index + 1}
              </p>
              <h3 className="mt-3 text-2xl">{title}</h3>
              <p className="text-muted mt-2 max-w-prose">{text}</p>
            </li>
          ))}
        </ol>
      </Reveal>
    </section>
  )
}
