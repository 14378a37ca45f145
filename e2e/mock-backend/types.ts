/** The entities of specification §3, as a backend sends them. */
export interface StubEvent {
  id: number
  slug?: string
  title: string
  date?: string
  time?: string
  poster?: string
  description?: string
  live_url?: string | null
}

export interface StubVideo {
  id: number
  title: string
  youtube_url: string
  thumbnail?: string
  created_at?: string
  categorySlug?: string
}

export interface StubPhoto {
  id: number
  title: string
  image: string
}

export interface StubFormation {
  id: number
  slug: string
  title: string
  affiche: string
}

export interface StubHouse {
  id: number
  titre: string
  adresse: string
  chambres: number
  douches: number
  prix: number | string
  status?: string
  photo_principale: string
  photos: { image: string }[]
}

export interface StubHeaderVideo {
  video: string
}

/** Everything the stub can be asked for, by the name that `stub.set` takes. */
export interface StubContent {
  events: StubEvent[]
  videos: StubVideo[]
  photos: StubPhoto[]
  beautyVideos: StubVideo[]
  beautyPhotos: StubPhoto[]
  formations: StubFormation[]
  houses: StubHouse[]
  homeHeader: StubHeaderVideo
  beautyHeader: StubHeaderVideo
  travelHeader: StubHeaderVideo
  estateHeader: StubHeaderVideo
}

export type DataSet = keyof StubContent

/** What the fixtures are made from: the backend's own address and the day it is in Cotonou. */
export interface Scene {
  base: string
  today: string
}

/**
 * How the stub answers. `refuse` closes the listening socket (for one path only: it cuts the
 * connection); `hang` takes the request and never answers; `notFound` is an HTML 404 for
 * everything, as a wrong address gives; `empty` is a healthy backend that holds nothing.
 */
export type Mode =
  'ok' | 'refuse' | 'hang' | 'error500' | 'html' | 'truncated' | 'notFound' | 'empty'

export interface StubRequest {
  method: string
  path: string
  headers: Record<string, string | string[] | undefined>
}
