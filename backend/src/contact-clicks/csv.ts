import { searchArea, sourceArea } from '../../../contract/universes.mjs'
import { endpoint } from '../answers'
import { queryDatabase } from '../database'

const kindOf = (area: string) => {
  if (area === searchArea) return 'Recherche sans résultat'
  if (area === sourceArea) return 'Visite, par provenance'
  return area.startsWith('visite-') ? 'Page vue' : 'Lien WhatsApp ouvert'
}

/** All figures by day, as a file for a spreadsheet. */
export const figuresAsCsv = endpoint('get', '/chiffres.csv', async ({ payload }) => {
  const statement = 'select day, area, page, clicks from contact_clicks order by day, area, page'
  const rows = await queryDatabase(payload, statement, [])
  const lines = rows.map(({ day, area, page, clicks }) =>
    [day, kindOf(String(area)), page, clicks].map(quoted).join(';'),
  )
  // With its mark a spreadsheet reads UTF-8.
  const text = ['\ufeffJour;Compté;Page, mots ou provenance;Nombre', ...lines].join('\r\n')
  return new Response(text, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } })
})

const quoted = (value: unknown) => `"${String(value).replaceAll('"', '""')}"`
