import type { ContentOptions, MockCourse } from '../types'
import rows from './courses.json' with { type: 'json' }
import { picture } from './media-paths'

/** Four courses, the first with details; the second poster has an absolute address. */
export function courses({ base }: ContentOptions): MockCourse[] {
  return rows.map((course, index) => {
    const poster = picture(`formation-${course.slug}`, 800, 1000)
    return { id: index + 1, ...course, affiche: index === 1 ? base + poster : poster }
  })
}
