import { Counter } from '@/components/ui/motion/counter.client'
import { housesCopy } from '@/lib/houses/copy'

type Props = { counters: readonly { value: number; label: string }[] }

const size = 'text-4xl/none min-[22.5rem]:text-5xl/none sm:text-6xl/none md:text-7xl/none'
/** Of figures of four or five digits. */
const longSize =
  'text-2xl/none min-[22.5rem]:text-3xl/none sm:text-4xl/none md:text-5xl/none lg:text-7xl/none'

/** Figures about houses sold and built, three at most; nothing without any. */
export function Statistics({ counters }: Props) {
  if (counters.length === 0) return null
  const isLong = counters.some(({ value }) => value > 999)
  return (
    <section aria-labelledby="chiffres">
      <div className="woven-divider" />
      <h2 id="chiffres" className="sr-only">
        {housesCopy.statisticsHeading}
      </h2>
      <dl className="px-gutter bg-laterite grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(5.25rem,(100%-2rem)/3.001)),1fr))] gap-4 py-6 text-white sm:grid-cols-3 sm:gap-8 md:py-12">
        {counters.map(({ value, label }, index) => (
          <div
            key={index}
            className={`grid grid-rows-[1lh_auto] gap-1 sm:border-l-2 sm:border-current/25 sm:pl-6 ${isLong ? longSize : size}`}
          >
            <dt className="row-start-2 text-sm/snug min-[22.5rem]:text-base/snug sm:text-lg/snug">
              {label}
            </dt>
            <dd className="font-display row-start-1 font-bold whitespace-nowrap">
              <Counter value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
