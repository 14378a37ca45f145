/**
 * Copies a text: by the clipboard, else by selecting the element that shows it, which stays
 * selected for copying by hand (A31).
 * @returns whether it is in the clipboard
 */
export async function copyText(text: string, shown: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Refused, or absent: pages without https have no clipboard.
    getSelection()?.selectAllChildren(shown)
    return copySelection()
  }
}

function copySelection(): boolean {
  try {
    return document.execCommand('copy')
  } catch {
    return false
  }
}
