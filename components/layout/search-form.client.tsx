'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { SearchIcon } from '@/components/ui/icons'
import { maxQueryLength, searchPage, searchParam } from '@/lib/site/query-params'
import { searchFormCopy } from './copy'

type Props = {
  /** Of the landmark: a page with two of them names them differently. */
  name?: string
  query?: string
}

/** A field that searches the site: a GET form, which suggests results once its script is loaded on focus. */
export function SearchForm({ name = searchFormCopy.name, query }: Props) {
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType<{ field: HTMLInputElement }>>()
  const load = () => {
    const loading = import('./search-suggestions.client')
    void loading.then((it) => setSuggestions(() => it.SearchSuggestions)).catch(() => undefined)
  }
  useEffect(() => {
    // It can have got the focus before hydration.
    if (field && document.activeElement === field) load()
  }, [field])
  return (
    <form role="search" aria-label={name} action={searchPage} className="search-form">
      <input
        ref={setField}
        type="text"
        name={searchParam}
        aria-label={searchFormCopy.field}
        placeholder={searchFormCopy.field}
        defaultValue={query}
        maxLength={maxQueryLength}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={load}
      />
      <button type="submit" className="button-round">
        <SearchIcon />
        <span className="sr-only">{searchFormCopy.submit}</span>
      </button>
      {Suggestions && field && <Suggestions field={field} />}
    </form>
  )
}
