import * as migration_20261128_213149_baseline from './20261128_213149_baseline';
import * as migration_20261129_082209_copyright_year from './20261129_082209_copyright_year';

export const migrations = [
  {
    up: migration_20261128_213149_baseline.up,
    down: migration_20261128_213149_baseline.down,
    name: '20261128_213149_baseline',
  },
  {
    up: migration_20261129_082209_copyright_year.up,
    down: migration_20261129_082209_copyright_year.down,
    name: '20261129_082209_copyright_year'
  },
];
