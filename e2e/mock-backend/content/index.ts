import type { Scene, StubContent } from '../types'
import { film } from './addresses'
import { events } from './events'
import { formations } from './courses'
import { houses } from './houses'
import { beautyPhotos, mediaPhotos } from './photos'
import { beautyVideos, videos } from './videos'

/** A healthy backend's whole content. Three header videos are relative, one is absolute. */
export function contentFor(scene: Scene): StubContent {
  return {
    events: events(scene),
    videos: videos(scene),
    photos: mediaPhotos(scene),
    beautyVideos: beautyVideos(scene),
    beautyPhotos: beautyPhotos(scene),
    formations: formations(scene),
    houses: houses(scene),
    homeHeader: { video: film('accueil') },
    beautyHeader: { video: `${scene.base}${film('beaute')}` },
    travelHeader: { video: film('voyage') },
    estateHeader: { video: film('immobilier') },
  }
}
