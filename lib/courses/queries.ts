import 'server-only'
import { cache } from 'react'
import { loadHeaderVideo } from '@/lib/backend/header-video'
import { load, loadList, type Loaded } from '@/lib/backend/load'
import { parseList } from '@/lib/backend/parse-list'
import { courseSchema, photoSchema, videoSchema, type Course } from '@/lib/backend/schemas'

/** The address of the institute's header video, if there is one (R95). */
export const getBeautyHeaderVideo = cache(() => loadHeaderVideo('beauty-header-video'))

const loadFormations = cache(() =>
  load('beauty-formations', (body) => parseList('beauty-formations', courseSchema, body)),
)

/** All courses (R102). */
export async function getCourses(): Promise<Course[]> {
  const loaded = await loadFormations()
  return 'data' in loaded ? loaded.data : []
}

/**
 * One course, out of the list: the contract has no address for a single one (A25). It is missing
 * only when a fresh list does not name it.
 * @param segment its slug, or the slug as an address writes it
 */
export async function getCourse(segment: string): Promise<Loaded<Course>> {
  const loaded = await loadFormations()
  if (!('data' in loaded)) return { state: 'unavailable' }
  const { state, data } = loaded
  const found = data.find(({ slug }) => slug === segment || encodeURIComponent(slug) === segment)
  if (found) return { state, data: found }
  return { state: state === 'fresh' ? 'missing' : 'unavailable' }
}

/** All photos of the institute (R108). */
export const getBeautyPhotos = cache(() =>
  loadList('beauty-photos', (body) => parseList('beauty-photos', photoSchema, body)),
)

/** All videos of the institute (R109). */
export const getBeautyVideos = cache(() =>
  loadList('beauty-videos', (body) => parseList('beauty-videos', videoSchema, body)),
)

/** The videos of one category of the institute (R111). */
export const getBeautyVideosByCategory = cache((slug: string) =>
  loadList(
    'beauty-videos',
    (body) => parseList(`beauty-videos/${slug}`, videoSchema, body),
    `/api/beauty/category/${encodeURIComponent(slug)}/`,
  ),
)
