/** What a `User-Agent` names; a browser that bears the name of another one too stands before it. */
const browsers = ['Firefox', 'Edg', 'Chrome', 'Safari']
const systems = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux']

/** Roughly which device it is, as its owner would say: «Chrome sur Android». */
export function deviceName(userAgent: string): string {
  const namesOf = (list: string[]) => list.find((it) => userAgent.includes(it)) ?? []
  const names = [browsers, systems].flatMap(namesOf)
  return names.join(' sur ').replace('Edg ', 'Edge ') || 'Appareil inconnu'
}
