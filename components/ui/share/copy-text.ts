/**
 * Copies a text with the Clipboard API, else selects the element that shows it and copies the
 * selection, which stays for copying by hand.
 * @returns whether the text was copied
 */
export async function copyText(text: string, element: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Denied, or absent: the API requires a secure context.
    getSelection()?.selectAllChildren(element)
    return document.execCommand('copy')
  }
}
