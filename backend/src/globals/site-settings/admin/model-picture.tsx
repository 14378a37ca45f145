'use client'

import { Button, useForm, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'

type Props = { path: string; field: { name: string } }

/** Above a picture: the way back to the site's own one, or that one, which an empty field means. */
export function ModelPicture({ path, field }: Props) {
  const { dispatchFields, setModified } = useForm()
  const isEmpty = useFormFields(([fields]) => !fields[path]?.value)
  const [isMissing, setMissing] = useState(false)
  if (!isEmpty) {
    const goBack = () => {
      dispatchFields({ type: 'UPDATE', path, value: null })
      setModified(true)
    }
    return (
      <div className="mb-2 flex">
        <Button buttonStyle="secondary" margin={false} onClick={goBack}>
          Revenir au modèle
        </Button>
      </div>
    )
  }
  if (isMissing) return null
  return (
    <figure className="text-strong mx-0 mt-0 mb-2 flex items-center gap-3">
      <img
        src={`/cms/modele/${field.name}`}
        alt=""
        className="h-18 w-24 rounded-(--style-radius-s) object-cover"
        loading="lazy"
        onError={() => setMissing(true)}
      />
      <figcaption>Image du modèle</figcaption>
    </figure>
  )
}
