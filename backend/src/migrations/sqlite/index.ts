import * as migration_20261121_142610_initial from './20261121_142610_initial'

export const migrations = [
  {
    up: migration_20261121_142610_initial.up,
    down: migration_20261121_142610_initial.down,
    name: '20261121_142610_initial',
  },
]
