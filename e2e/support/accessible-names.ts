import { parse } from 'yaml'

/** A control as a screen reader announces it. */
export type Control = {
  role: string
  name: string
  /** Where a link leads. */
  url?: string
  /** The named regions around it, from the outside in. */
  context: string
}

const controlRoles = new Set([
  ...['link', 'button', 'tab', 'combobox', 'textbox', 'checkbox', 'radio', 'slider', 'option'],
])
/** Roles that tell a visitor where a control is; without a name only the landmarks do. */
const landmarks = new Set(['banner', 'main', 'contentinfo', 'dialog', 'complementary', 'iframe'])
const regions = new Set([...landmarks, 'navigation', 'region', 'article', 'tabpanel', 'group'])

/** Reads the controls out of Playwright's ARIA snapshot. */
export function controlsIn(snapshot: string): Control[] {
  return controlsOf(parse(snapshot), [])
}

/** @param nodes each a text such as `link "Vidéos"`, or an object with that as the key of what is in it */
function controlsOf(nodes: unknown, around: readonly string[]): Control[] {
  if (!Array.isArray(nodes)) return []
  return nodes.flatMap((node: string | Record<string, unknown>) => {
    const [[key, inside] = ['', null]] =
      typeof node === 'string' ? [[node, null]] : Object.entries(node)
    const [, role = '', quoted = '""'] = /^([a-z]+)(?: ("(?:[^"\\]|\\.)*"))?/.exec(key) ?? []
    const name = JSON.parse(quoted) as string
    if (controlRoles.has(role)) {
      const url = Array.isArray(inside)
        ? inside.find((it) => it['/url'] !== undefined)?.['/url']
        : ''
      return [{ role, name, url, context: around.join(' › ') }, ...controlsOf(inside, around)]
    }
    const isRegion = regions.has(role) && (name !== '' || landmarks.has(role))
    const label = name === '' ? role : `${role} «${name}»`
    return controlsOf(inside, isRegion ? [...around, label] : around)
  })
}

/** A name with «…» in place of the title of an item of the content, which is none of the site's own words. */
function withoutTitle(name: string, titles: readonly string[]): string {
  const title = titles.find((it) => name === it || name.endsWith(` : ${it}`))
  return title === undefined ? name : `${name.slice(0, -title.length)}…`
}

/**
 * The list that is reviewed: each control once under the region that it is in.
 * @param titles those of the items of the content
 */
export function listOf(
  controls: readonly Control[],
  summaries: readonly string[],
  titles: readonly string[],
): string {
  const lines = new Map<string, Set<string>>()
  for (const { role, name, context } of controls) {
    const group = lines.get(context) ?? new Set()
    lines.set(context, group.add(`  ${role} «${withoutTitle(name, titles)}»`))
  }
  if (summaries.length > 0) lines.set('summaries', new Set(summaries.map((it) => `  «${it}»`)))
  return [...lines].map(([context, group]) => [context, ...group, ''].join('\n')).join('\n')
}

/** Names that say nothing out of their context, as a list of links reads them. */
const empty = /^(cliquez( ici)?|ici|en savoir plus|lire la suite|plus|lien|bouton|image|ok|\d+)$/i
const english = /\b(click|close|next|previous|open|menu button|slide|share|download)\b/i

/** What is wrong with the names: missing, empty of meaning, or the same for two addresses in a region. */
export function problemsOf(controls: readonly Control[]): string[] {
  const addresses = new Map<string, string>()
  return controls.flatMap(({ role, name, url = '', context }) => {
    const at = `${context} › ${role} «${name}»`
    if (name === '') return [`${at}: no name (${url})`]
    if (empty.test(name.trim()) || english.test(name))
      return [`${at}: says nothing, or not in French`]
    const other = role === 'link' ? addresses.get(at) : undefined
    addresses.set(at, url)
    return other === undefined || other === url ? [] : [`${at}: leads to ${other} and to ${url}`]
  })
}
