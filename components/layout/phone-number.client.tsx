'use client'

import { useCopy } from '@/components/ui/share/use-copy.client'
import { telUrl } from '@/contract/formatting/phone.mjs'
import { phoneCopy } from './copy'

/** A phone number, and a button that copies it: browsers inside other applications may open no other one. */
export function PhoneNumber({ phone }: { phone: string }) {
  const { element, message, copy } = useCopy<HTMLAnchorElement>(phoneCopy)
  return (
    <>
      <a ref={element} href={telUrl(phone)}>
        {phone}
      </a>
      <button type="button" className="no-js:hidden" onClick={() => void copy()}>
        {phoneCopy.copy}
      </button>
      <span role="status">{message}</span>
    </>
  )
}
