import 'server-only'
import { cache } from 'react'
import { loadHeaderVideo } from './header-video'
import { loadList } from './load'
import { parseList } from './parse-list'
import { formation, photo, video } from './schemas'

/** The address of the institute's header video, if there is one (R95). */
export const getBeautyHeaderVideo = cache(() => loadHeaderVideo('beauty-header-video'))

/** All courses (R102). */
export const getFormations = cache(() =>
  loadList('beauty-formations', (body) => parseList('beauty-formations', formation, body)),
)

/** All photos of the institute (R108). */
export const getBeautyPhotos = cache(() =>
  loadList('beauty-photos', (body) => parseList('beauty-photos', photo, body)),
)

/** All videos of the institute (R109). */
export const getBeautyVideos = cache(() =>
  loadList('beauty-videos', (body) => parseList('beauty-videos', video, body)),
)

/** The videos of one category of the institute (R111). */
export const getBeautyVideosOfCategory = cache((slug: string) =>
  loadList(
    'beauty-videos',
    (body) => parseList(`beauty-videos/${slug}`, video, body),
    `/api/beauty/category/${encodeURIComponent(slug)}/`,
  ),
)
