import { isDeepStrictEqual } from 'node:util'
import defaultCourseTexts from '../../../contract/default-contents/course-texts.json'
import { defaultCounters } from '../../../contract/default-contents/house-counters'
import { type PictureKey, pictureKeys } from '../../../contract/site-settings/picture-keys'
import type { ModelRow } from '../fields/list-field'
import { modelTreatments } from '../globals/site-settings/beauty'
import { parseCount } from '../globals/site-settings/count'
import { modelFaq } from '../globals/site-settings/page-texts'
import type { Reglage } from '../payload-types'
import { mediaOf, pictureDetails } from './media'
import { filled } from './published'

/** The texts, prices and pictures in place of the site's own; those that are its own are absent. */
export function readContents({ beauty, courses, travel, houses, heroes, pictures }: Reglage) {
  return {
    beauty: {
      women: priceList(beauty?.women, modelTreatments.women),
      men: priceList(beauty?.men, modelTreatments.men),
    },
    courses: { lead: courses?.lead, steps: changedRows(courses?.steps, defaultCourseTexts.steps) },
    travel: {
      faq: changedRows(travel?.faq, modelFaq),
      packs: Object.fromEntries(
        Object.entries(travel?.packs ?? {}).map(([name, it]) => [name, pack(it)]),
      ),
    },
    houses: Object.fromEntries(
      defaultCounters.map((it) => [it.key, counter(houses?.[it.key], it.value)]),
    ),
    heroes,
    pictures: Object.fromEntries(pictureKeys.map((key) => [key, picture(pictures, key)])),
  }
}

type Rows = readonly ({ id?: string | null } & object)[] | null | undefined

/** The rows of a list, without Payload's ids; undefined for an empty one, and for the site's own. */
function changedRows(rows: Rows, model: readonly ModelRow[]): object[] | undefined {
  if (!rows || rows.length === 0) return undefined
  const changed = rows.map((row) => filled({ ...row, id: undefined }))
  const own = model.map((row) => filled(row))
  return isDeepStrictEqual(changed, own) ? undefined : changed
}

function priceList(list: NonNullable<Reglage['beauty']>['women'], model: readonly ModelRow[]) {
  return list && { line: list.line, treatments: changedRows(list.treatments, model) }
}

type Packs = NonNullable<NonNullable<Reglage['travel']>['packs']>

function pack({ features, ...rest }: NonNullable<Packs['etudes']> = {}): object {
  const lines = features?.split('\n').map((it) => it.trim())
  const written = lines?.filter(Boolean)
  return { ...rest, features: written?.length ? written : undefined }
}

type Counter = NonNullable<Reglage['houses']>['counter_1']

/** An empty figure is 0, which the site does not show. */
function counter({ value, label }: Counter = {}, inForce: number): object {
  const count = parseCount(value ?? '0')
  return { value: count === inForce ? undefined : count, label }
}

function picture(pictures: Reglage['pictures'], key: PictureKey): object | undefined {
  const upload = pictures?.[key]
  const image = mediaOf(upload)
  if (!image) return undefined
  // Of a carousel alone.
  const alt = pictures?.[`${key}_alt` as 'carousel_accueil_1_alt']
  return { image, ...pictureDetails(upload), alt }
}
