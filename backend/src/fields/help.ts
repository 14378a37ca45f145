import type { CollectionConfig, Field, GlobalConfig } from 'payload'
import texts from './help.json'

type Help = {
  description: string
  fields: Readonly<Record<string, { placeholder?: string; description?: string }>>
}

/** A form with what the owner reads above it or its list, and in and under its fields, tabs, groups and lists. */
export function withHelp<Config extends CollectionConfig | GlobalConfig>(
  config: Config,
  name: keyof typeof texts,
): Config {
  const help: Help = texts[name]
  const helped = (field: Field): Field => {
    if (field.type === 'tabs') {
      const tabs = field.tabs.map((tab) => ({
        ...tab,
        ...('name' in tab && help.fields[tab.name ?? '']),
        fields: tab.fields.map(helped),
      }))
      return { ...field, tabs }
    }
    const own = 'name' in field ? help.fields[field.name] : undefined
    const inner = 'fields' in field && { fields: field.fields.map(helped) }
    return { ...field, ...inner, ...(own && { admin: { ...field.admin, ...own } }) } as Field
  }
  const admin = { ...config.admin, description: help.description }
  return { ...config, admin, fields: config.fields.map(helped) }
}
