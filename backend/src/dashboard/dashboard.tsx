import type { PayloadRequest } from 'payload'
import { isProprietaire } from '../accounts/roles'
import { Changes } from './changes'
import { pathOf } from './contents'
import { Health } from './health'
import { Messages, MissedSearches, Visits } from './messages'
import { Online, Sample } from './online'
import { Problems } from './problems'
import { Search } from './search'
import { Upcoming, Waiting } from './waiting'

/** The first page of the back-office: what to do, what waits, what is wrong, what there is to know. */
export function Dashboard({ req, words }: { req: PayloadRequest; words: string }) {
  const { payload } = req
  const isOwner = isProprietaire(req)
  return (
    <main className="overview">
      <div className="overview__header">
        <h1 className="text-[20px]">Bienvenue</h1>
        <p className="button-row">
          <a className="button--primary" href={`${pathOf('evenements')}/create`}>
            Nouvel événement
          </a>
          <a href={`${pathOf('maisons')}/create`}>Nouvelle maison</a>
          <a href={`${pathOf('formations')}/create`}>Nouvelle formation</a>
          <a href={`${pathOf('destinations')}/create`}>Nouvelle destination</a>
          <a href={`${pathOf('videos')}/create`}>Nouvelle vidéo</a>
          <a href={pathOf('photos')}>Ajouter des photos</a>
        </p>
      </div>
      <Search payload={payload} words={words} />
      <div className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,330px),1fr))] items-start gap-2.5">
        <Waiting payload={payload} />
        <Problems payload={payload} isOwner={isOwner} />
        {isOwner && <Sample payload={payload} />}
        <Messages payload={payload} />
        <Visits payload={payload} />
        <MissedSearches payload={payload} />
        <Upcoming payload={payload} />
        {isOwner && <Changes payload={payload} />}
        <Online payload={payload} />
        <Health />
      </div>
    </main>
  )
}
