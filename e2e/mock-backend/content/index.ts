import type { Resource } from '../../../contract/endpoints'
import type { ContentOptions } from '../types'
import { courses } from './courses'
import { events } from './events'
import { houses } from './houses'
import { videoFile } from './media-paths'
import { beautyPhotos, mediaPhotos } from './photos'
import { beautyVideos, mediaVideos } from './videos'

/**
 * A healthy backend's whole content, by the resource that `mock.set` takes: undefined is what the contract has as
 * optional. Three header videos are relative, one is absolute.
 */
export function mockContent(options: ContentOptions) {
  return {
    'site-settings': undefined,
    'medias-events': events(options),
    'medias-videos': mediaVideos(options),
    'medias-photos': mediaPhotos(options),
    'beauty-videos': beautyVideos(options),
    'beauty-photos': beautyPhotos(options),
    'beauty-formations': courses(options),
    'immo-maisons': houses(options),
    'voyage-destinations': undefined,
    'accueil-header-video': { video: videoFile('accueil') },
    'beauty-header-video': { video: `${options.base}${videoFile('beaute')}` },
    'voyage-header-video': { video: videoFile('voyage') },
    'immo-header-video': { video: videoFile('immobilier') },
  } satisfies Record<Resource, unknown>
}
