'use client'

import { useEffect, useEffectEvent, useId, useState } from 'react'
import { searchParam } from '@/lib/site/query-params'
import { searchFormCopy } from './copy'

type Suggestion = { title: string; kind: string; href: string }

/** Milliseconds after the last letter before suggestions are asked for. */
const delayMs = 150
const types = ['input', 'keydown', 'blur'] as const

/** Suggests results below a field that the server has rendered: the combobox of the ARIA Authoring Practices. */
export function SearchSuggestions({ field }: { field: HTMLInputElement }) {
  const id = useId()
  // What was typed while this script was loaded counts too.
  const [typed, setTyped] = useState(field.value === field.defaultValue ? '' : field.value)
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([])
  const [active, setActive] = useState(-1)
  const isOpen = suggestions.length > 0
  const show = useEffectEvent((found: readonly Suggestion[]) => {
    setSuggestions(found)
    setActive(-1)
  })

  const handle = useEffectEvent((event: Event) => {
    if (event.type === 'input') setTyped(field.value)
    if (event.type === 'blur') setTyped('')
    if (!(event instanceof KeyboardEvent) || !isOpen || event.isComposing) return
    const chosen = suggestions[active]
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    // Past either end nothing is chosen: the field itself is.
    const places = suggestions.length + 1
    if (step) setActive(((active + 1 + step + places) % places) - 1)
    else if (event.key === 'Escape') show([])
    else if (event.key === 'Enter' && chosen) location.assign(chosen.href)
    else return
    event.preventDefault()
  })

  useEffect(() => {
    const listening = new AbortController()
    for (const type of types) field.addEventListener(type, handle, { signal: listening.signal })
    return () => listening.abort()
  }, [field])

  useEffect(() => {
    const request = new AbortController()
    const ask = () => find(typed, request.signal).then(show, () => undefined)
    const timer = setTimeout(() => void ask(), delayMs)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [typed])

  useEffect(() => {
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-expanded', String(isOpen))
    field.setAttribute('aria-controls', id)
    if (active >= 0) field.setAttribute('aria-activedescendant', `${id}${active}`)
    else field.removeAttribute('aria-activedescendant')
  }, [field, id, isOpen, active])

  return (
    <div
      id={id}
      role="listbox"
      aria-label={searchFormCopy.suggestions}
      className="search-suggestions rounded-card bg-paper-raised text-ink shadow-card absolute inset-x-0 top-full z-30 mt-2 overflow-hidden text-base font-normal empty:hidden"
    >
      {suggestions.map(({ title, kind, href }, index) => (
        <div
          key={`${href} ${title}`}
          id={`${id}${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className="hover:bg-tint aria-selected:bg-tint flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 px-5 py-2 aria-selected:underline"
          // The field keeps the focus until the click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => location.assign(href)}
        >
          <span dir="auto">{title}</span> <span className="opacity-75">{kind}</span>
        </div>
      ))}
    </div>
  )
}

/** Nothing for less than two letters. */
async function find(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  if (text.trim().length < 2) return []
  const address = `/api/recherche?${new URLSearchParams({ [searchParam]: text })}`
  const response = await window.fetch(address, { signal })
  return response.ok ? ((await response.json()) as Suggestion[]) : []
}
