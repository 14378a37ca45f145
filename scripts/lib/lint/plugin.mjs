import { clientComponentFileName, textInCopyFile } from './file-names.mjs'
import { importZones, layerZones } from './import-zones.mjs'
import { restrictedImports } from './restricted-imports.mjs'

/** This project's own rules, `local/…` in .oxlintrc.json. */
const plugin = {
  meta: { name: 'local' },
  rules: {
    'client-component-file-name': clientComponentFileName,
    'import-zones': restrictedImports(importZones),
    'layer-zones': restrictedImports(layerZones),
    'text-in-copy-file': textInCopyFile,
  },
}
export default plugin
