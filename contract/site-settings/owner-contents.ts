import { z } from 'zod'
import { type HeroSentence, heroSentences } from '../default-contents/hero-sentences'
import { byArea } from '../universes.mjs'
import { line, optional, paragraph } from './owner-values'
import { pictureKeys } from './picture-keys'

const text = optional(line)
const amount = optional(z.int().min(0).max(1_000_000_000))

/** A `Treatment`; a range must rise. */
const treatment = z
  .object({ name: line, duration: text, price: amount, price_to: amount })
  .refine(({ price = -1, price_to }) => price_to === undefined || price_to > price, {
    path: ['price_to'],
  })
const list = <T extends z.ZodType>(item: T, max = 60) => optional(z.array(item).min(1).max(max))
const priceList = optional(z.object({ line: text, treatments: list(treatment) }))
const beauty = z.object({ women: priceList, men: priceList })

const courses = z.object({ lead: text, steps: list(z.object({ title: line, text: paragraph })) })

/** What three figures beside each other have room for. */
const figure = optional(z.int().min(0).max(99_999))
const counter = optional(z.object({ value: figure, label: text }))
const houses = z.object({ counter_1: counter, counter_2: counter, counter_3: counter })

const pack = optional(
  z.object({ name: text, line: text, features: list(line), price_from: amount }),
)
const travel = z.object({
  faq: list(z.object({ question: line, answer: paragraph })),
  packs: optional(z.object({ etudes: pack, travail: pack, touristique: pack })),
})

const heroes = z.object(byArea(Object.keys(heroSentences) as HeroSentence[], () => text))

const pixels = optional(z.int().positive())
/** An uploaded picture as the backend sends it; its addresses are resolved where it is shown. */
const picture = z.object({
  image: line,
  width: pixels,
  height: pixels,
  renditions: optional(z.array(z.object({ url: line, width: z.int().positive() }))),
  alt: text,
})

/** The texts, prices and pictures that the owner has set in place of the site's own. */
export const ownerContents = {
  beauty: optional(beauty),
  courses: optional(courses),
  houses: optional(houses),
  travel: optional(travel),
  heroes: optional(heroes),
  pictures: optional(z.object(byArea(pictureKeys, () => optional(picture)))),
}
