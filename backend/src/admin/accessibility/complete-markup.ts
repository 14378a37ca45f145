/** Attributes that Payload's own elements lack: selector, attribute, value. */
const attributes: readonly (readonly [string, string, string])[] = [
  ['.clickable-arrow--left', 'aria-label', 'Page précédente'],
  ['.clickable-arrow--right', 'aria-label', 'Page suivante'],
  ['.doc-controls__popup .popup-button', 'aria-label', 'Autres actions'],
  ['.clipboard-action__popup .popup-button', 'aria-label', 'Copier ou coller la liste'],
  ['.array-actions .popup-button', 'aria-label', 'Actions de la ligne'],
  ['.upload-relationship-details__edit', 'aria-label', 'Modifier ce fichier'],
  ['.upload-relationship-details__remove', 'aria-label', 'Retirer ce fichier'],
  ['.file-details__remove', 'aria-label', 'Retirer ce fichier'],
  ['.copy-to-clipboard', 'aria-label', 'Copier l’adresse'],
  ['[aria-roledescription]:not(.pill)', 'aria-label', 'Déplacer'],
  ['[aria-roledescription]', 'aria-roledescription', 'à déplacer'],
  ['#select-all', 'title', 'Tout sélectionner'],
  ['#select-all', 'aria-label', 'Tout sélectionner'],
  ['.step-nav__home', 'aria-label', 'Tableau de bord'],
  ['.date-time-picker__clear-button', 'aria-label', 'Effacer la date'],
  ['.group-field__title, .array-field__title', 'aria-level', '2'],
  ['.condition__field .rs__input', 'aria-label', 'Champ'],
  ['.condition__operator .rs__input', 'aria-label', 'Comparaison'],
  ['.condition__value .rs__input, .condition__value input', 'aria-label', 'Valeur'],
  ['.condition__actions-add', 'aria-label', 'Ajouter une condition'],
  ['.condition__actions-remove', 'aria-label', 'Retirer cette condition'],
  ['.edit-many__form > .field-select .rs__input', 'aria-label', 'Champs à modifier'],
  ['.compare-version [role=combobox]', 'aria-label', 'Version à comparer'],
  // A menu is there, hidden, before it opens.
  ['.popup__content, .popup__hidden-content', 'role', 'region'],
  ['.popup__content, .popup__hidden-content', 'aria-label', 'Actions'],
  // Reachable with the keyboard and hidden from screen readers: the field itself does both.
  ['.clear-indicator, .dropdown-indicator', 'tabindex', '-1'],
  ['.collection-list, .template-minimal, .template-default .not-found', 'role', 'main'],
  ['.no-results h3', 'aria-level', '2'],
  ['.list-header, .overview__header', 'role', 'group'],
  ['.doc-header', 'role', 'region'],
  ['.doc-header', 'aria-label', 'En-tête'],
  ['ul.doc-tabs__tabs', 'role', 'group'],
  ['.payload-settings h3', 'aria-level', '2'],
  ['td .thumbnail img', 'alt', ''],
]

/** Gives names, roles and order to what Payload leaves without them. */
export function completeMarkup(root: ParentNode) {
  for (const [selector, attribute, value] of attributes) {
    for (const element of root.querySelectorAll(selector)) {
      if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value)
    }
  }
  // Their text says more: «Versions 3».
  for (const tab of root.querySelectorAll('.doc-tab[aria-label]')) tab.removeAttribute('aria-label')
  // What is inside the button that drags a row is no button of its own.
  for (const handle of root.querySelectorAll('[aria-roledescription] .sort-row[role]')) {
    handle.removeAttribute('role')
    handle.removeAttribute('tabindex')
  }
  // Payload puts the name of the list behind it, whatever its gender: «Tout Photos».
  for (const all of root.querySelectorAll('.default-list-view-tabs button:first-child')) {
    const [, ...name] = textsOf(all)
    for (const text of name) if (text.nodeValue) text.nodeValue = ''
  }
  // A button is pressed, not checked.
  for (const pill of root.querySelectorAll('button[aria-checked]')) {
    pill.setAttribute('aria-pressed', pill.getAttribute('aria-checked') ?? '')
    pill.removeAttribute('aria-checked')
  }
  for (const button of root.querySelectorAll('.popup-button:not([aria-label])')) {
    if (!button.textContent) button.setAttribute('aria-label', 'Autres actions')
  }
  // Payload forgets the label of some columns.
  for (const button of root.querySelectorAll('.sort-column__button[aria-label*="{{label}}"]')) {
    const label = button.closest('.sort-column')?.querySelector('.sort-column__label')?.textContent
    const name = button.getAttribute('aria-label')?.replace('{{label}}', label ?? '')
    button.setAttribute('aria-label', name ?? '')
  }
  for (const row of root.querySelectorAll('tbody tr')) {
    const title = row.querySelector('td a')?.textContent ?? 'cette ligne'
    row.querySelector('input[type=checkbox]')?.setAttribute('aria-label', `Sélectionner ${title}`)
  }
}

/** The nodes of text in an element. */
export function textsOf(element: Element): Node[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text)
  return texts
}
