/** What cameras, phones and messengers put into names; nothing of it says what is to be seen. */
const machineWords =
  /\b(img|images?|dscn?|dscf|dcim|pxl|mvimg|photos?|picture|pic|screenshot|capture|ecran|snapchat|whatsapp|facebook|received|signal|telegram|messenger|inshot|resized|edited|edit|copie|copy|scan|export|hdr|pano|portrait|burst|cover|unnamed|download|fichier|file)\b/gi

/** Random names: letters and digits in long rows. */
const randomName = /^[0-9a-f]{16,}$|^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const titleMaxLength = 160

/**
 * The title of a photo: what its file is called, where that says something, else the day.
 * @param name of the file
 * @param day on which it was taken, or today
 */
export function photoTitle(name: string, day: Date): string {
  const stem = name.replace(/\.\w{2,5}$/, '').normalize('NFC')
  const words = stem
    .replace(/[_\s]+|(?<=\p{L})-+(?=\p{L})/gu, ' ')
    .replace(/\s*\(\d+\)$/, '')
    .trim()
  if (randomName.test(stem) || !saysSomething(words)) return `Photo du ${inFrench(day)}`
  return (words.charAt(0).toLocaleUpperCase('fr') + words.slice(1)).slice(0, titleMaxLength)
}

/** Whether a word is left that no machine has written. */
function saysSomething(words: string): boolean {
  const plain = words.normalize('NFD').replace(/\p{M}/gu, '').replace(/\d+/g, ' ')
  return /\p{L}{3}/u.test(plain.replace(machineWords, ' '))
}

/** `22 novembre 2026`, `1er décembre 2026`. */
function inFrench(day: Date): string {
  const text = day.toLocaleDateString('fr-FR', { day: 'numeric', month: 'long', year: 'numeric' })
  return text.replace(/^1 /, '1er ')
}
