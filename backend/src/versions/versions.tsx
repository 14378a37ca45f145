import { Gutter, SetDocumentStepNav, Table } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { inCotonou } from '../publication/cotonou-time'

const column = (accessor: string, Heading: string, renderedCells: ReactNode[]) => {
  const field = { name: '', type: 'text' } as const
  return { accessor, active: true, field, Heading, renderedCells }
}

/** The versions of a content with who saved each; in the drawer of a comparison an address chooses one. */
export async function Versions(props: DocumentViewServerProps) {
  const { hasPublishedDoc, routeSegments, versions: drawer } = props
  const { collectionConfig: collection, docID: id, req } = props.initPageResult
  const { t } = req
  const { docs } = await req.payload.findVersions({
    collection: collection?.slug as 'evenements',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    ...{ depth: 0, pagination: false, overrideAccess: false, req, trash: true },
  })
  const isPublished = ({ version }: (typeof docs)[number]) => version._status === 'published'
  const online = hasPublishedDoc ? docs.find(isPublished) : undefined
  const stateOf = (it: (typeof docs)[number]) => {
    if (it === online) return t('version:currentlyPublished')
    if (isPublished(it)) return t('version:previouslyPublished')
    return t(it === docs[0] ? 'version:currentDraft' : 'version:draft')
  }
  const path = drawer ? '?versionFrom=' : `/admin/${routeSegments.join('/')}/`
  const dates = docs.map((it) => (
    <div key={it.id}>
      <a href={path + it.id}>{inCotonou(it.updatedAt)}</a>
      <br />
      {stateOf(it)}
    </div>
  ))
  const authors = docs.map(({ version }) => version.modifie_par)
  return (
    <main className="versions">
      <SetDocumentStepNav
        {...{ id, collectionSlug: collection?.slug, isTrashed: routeSegments[2] === 'trash' }}
        pluralLabel={String(collection?.labels.plural)}
        useAsTitle={collection?.admin.useAsTitle}
        view={t('version:versions')}
      />
      <Gutter className="versions__wrap" left={!drawer} right={!drawer}>
        <Table
          columns={[
            column('updatedAt', t('general:updatedAt'), dates),
            column('by', 'Par', authors),
          ]}
          data={docs.map((it) => ({ id: it.id }))}
        />
      </Gutter>
    </main>
  )
}
