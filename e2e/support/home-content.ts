import type { APIRequestContext } from '@playwright/test'
import { todayInCotonou } from '../mock-backend/days'
import type { MockBackend } from '../mock-backend/server'
import type { MockEvent } from '../mock-backend/types'
import { serverHtml } from './server-html'
import { revalidateSecret, type Site } from './site'

/** What the home page says when it has no event or no video to show. */
export const noEvent = 'Aucun événement disponible pour le moment.'
export const noVideo = 'Aucune vidéo disponible pour le moment.'

/** The French messages that failed loads leave in the log. */
export const eventsFailed = 'Erreur lors du chargement des événements'
export const videosFailed = 'Erreur lors du chargement des vidéos'
export const headerVideoFailed = 'Erreur lors du chargement de la vidéo du header'

/** The fixtures that the home page shows: today's event and the newest video. */
export const nextEvent = 'Soirée portraits de Cotonou'
export const latestVideo = 'Les bâtisseuses de Porto-Novo'

export const eventsPath = '/api/medias/events/'

/** The home page as the server sends it: status and visible text. */
export async function homePage(request: APIRequestContext, site: Site) {
  const { status, text } = await serverHtml(request, `${site.url}/`)
  return { status, text }
}

/** A list with a single event, which pages show as the next one. */
export function singleEvent(title: string): MockEvent[] {
  return [{ id: 1, slug: 'seul', title, date: todayInCotonou(), time: '23:59' }]
}

/** Calls the revalidation webhook as a backend does. */
export function publish(
  request: APIRequestContext,
  site: Site,
  { secret = revalidateSecret, body = { contents: ['medias-events'] } as unknown } = {},
) {
  return request.post(`${site.url}/api/revalidate`, {
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    data: typeof body === 'string' ? Buffer.from(body) : body,
  })
}

/** Revalidates every resource that the home page shows. */
export function publishAll(request: APIRequestContext, site: Site) {
  const contents = ['medias-events', 'medias-videos', 'accueil-header-video']
  return publish(request, site, { body: { contents } })
}

/** How often the log contains a message. */
export function timesLogged(site: Site, message: string): number {
  return site.log().split(message).length - 1
}

/** How many requests for the list of events the mock backend has received. */
export function eventRequests(mock: MockBackend): number {
  return mock.count(`${mock.prefix}${eventsPath}`)
}
