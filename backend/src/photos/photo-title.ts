/** What cameras, phones and messengers put into names; nothing of it says what is to be seen. */
const machineWords =
  /\b(img|images?|dscn?|dscf|dcim|pxl|mvimg|photos?|picture|pic|screenshot|capture|ecran|snapchat|whatsapp|facebook|received|signal|telegram|messenger|inshot|resized|edited|edit|copie|copy|scan|export|hdr|pano|portrait|burst|cover|unnamed|download|fichier|file)\b/gi

/** Random names: letters and digits in long rows. */
const randomName = /^[0-9a-f]{16,}$|^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const titleMaxLength = 160

/** What the photos of a batch have in common. */
export type Common = { caption: string; place: string }

/** The title of a photo of a batch: `Mariage, Ouidah 3`; no number where it has one of its own. @param own or '' */
export function titleInBatch(own: string, { caption, place }: Common, number?: number): string {
  const shown = caption.trim() || own
  const title = [shown, place.trim()].filter(Boolean).join(', ')
  const isNumbered = number !== undefined && title !== '' && (shown !== own || own === '')
  return (isNumbered ? `${title} ${number}` : title).slice(0, titleMaxLength)
}

/** The title that the name of a file gives; '' where a machine has made it. */
export function titleOfName(name: string): string {
  const stem = name.replace(/\.\w{2,5}$/, '').normalize('NFC')
  const words = stem
    .replace(/[_\s]+|(\p{L})-+(?=\p{L})/gu, '$1 ')
    .replace(/\s*\(\d+\)$/, '')
    .trim()
  if (randomName.test(stem) || !saysSomething(words)) return ''
  return (words.charAt(0).toLocaleUpperCase('fr') + words.slice(1)).slice(0, titleMaxLength)
}

/** Whether a word is left that no machine has written. */
function saysSomething(words: string): boolean {
  const plain = words.normalize('NFD').replace(/\p{M}/gu, '').replace(/\d+/g, ' ')
  return /\p{L}{3}/u.test(plain.replace(machineWords, ' '))
}
