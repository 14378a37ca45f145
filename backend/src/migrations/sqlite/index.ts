import * as migration_20261128_213103_baseline from './20261128_213103_baseline';

export const migrations = [
  {
    up: migration_20261128_213103_baseline.up,
    down: migration_20261128_213103_baseline.down,
    name: '20261128_213103_baseline'
  },
];
