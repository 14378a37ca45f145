'use client'

import { useAllFormFields, useForm } from '@payloadcms/ui'
import { useEffect } from 'react'

/** After so many milliseconds a row without fields is asked for again; then after twice as many, each time. */
const firstMs = 1500

/**
 * Asks the server again for the fields of a row that was added while it answered another check: Payload takes its
 * answer for one to the new row too, which stays a grey box.
 */
export function LoadRows() {
  const [fields, dispatch] = useAllFormFields()
  const { getFields } = useForm()
  const waiting = Object.keys(fields).find((path) => isLoading(fields[path]?.rows))
  useEffect(() => {
    if (waiting === undefined) return
    let timer: ReturnType<typeof setTimeout>
    const askAfter = (ms: number) => {
      timer = setTimeout(() => {
        // A form asks once something of it differs.
        const lastRenderedPath = `${waiting} ${ms}`
        const rows = getFields()[waiting]?.rows?.map((row) =>
          row.isLoading ? { ...row, lastRenderedPath } : row,
        )
        dispatch({ type: 'UPDATE', path: waiting, rows })
        askAfter(2 * ms)
      }, ms)
    }
    askAfter(firstMs)
    return () => clearTimeout(timer)
  }, [dispatch, getFields, waiting])
  return null
}

const isLoading = (rows: { isLoading?: boolean }[] | undefined) =>
  rows?.some((row) => row.isLoading) ?? false
