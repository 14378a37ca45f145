import { clientComponentFileName, textInCopyFile } from './file-names.mjs'
import { importZones, layerZones, wrappedLibraries } from './import-zones.mjs'
import { restrictedImports } from './restricted-imports.mjs'

/** This project's own rules, `local/…` in .oxlintrc.json. */
const plugin = {
  meta: { name: 'local' },
  rules: {
    'client-component-file-name': clientComponentFileName,
    'import-zones': restrictedImports(importZones),
    'layer-zones': restrictedImports(layerZones),
    'text-in-copy-file': textInCopyFile,
    'wrapped-libraries': restrictedImports(wrappedLibraries),
  },
}
export default plugin
