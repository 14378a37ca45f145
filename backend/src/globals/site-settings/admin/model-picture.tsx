'use client'

import { Button, useForm, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import './model-picture.css'

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
      <div className="model-picture">
        <Button buttonStyle="secondary" margin={false} onClick={goBack}>
          Revenir au modèle
        </Button>
      </div>
    )
  }
  if (isMissing) return null
  return (
    <figure className="model-picture">
      <img
        src={`/cms/modele/${field.name}`}
        alt=""
        loading="lazy"
        onError={() => setMissing(true)}
      />
      <figcaption>Image du modèle</figcaption>
    </figure>
  )
}
