import type { Payload } from 'payload'
import { latestContents } from './contents'
import { LinkList, Panel, type PanelProps } from './panel'

const most = 20

/** A field that searches the texts of all contents, drafts too, whatever the accents; and what it has found. */
export function Search({ payload, words }: PanelProps & { words: string }) {
  return (
    <>
      <search className="mb-2.5 block">
        <form action="/admin" className="button-row">
          <input
            type="search"
            name="chercher"
            aria-label="Chercher dans tous les contenus"
            defaultValue={words}
            maxLength={100}
            className="max-w-[30rem] flex-1"
          />
          <button type="submit">Chercher</button>
        </form>
      </search>
      {words !== '' && (
        <Panel title={`Résultats pour «\u00a0${words}\u00a0»`} read={() => find(payload, words)}>
          {(items) => <LinkList items={items} none="Aucun contenu n’a été trouvé." shown={most} />}
        </Panel>
      )}
    </>
  )
}

function find(payload: Payload, words: string) {
  return latestContents(payload, most, (slug) => {
    const fields = payload.collections[slug].config.flattenedFields
    const texts = fields.filter(
      (it) => /^text(area)?$/.test(it.type) && !('virtual' in it && it.virtual),
    )
    return { or: texts.map(({ name }) => ({ [name]: { like: words } })) }
  })
}
