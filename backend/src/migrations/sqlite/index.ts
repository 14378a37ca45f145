import * as migration_20261121_142610_initial from './20261121_142610_initial';
import * as migration_20261122_094647_account_roles from './20261122_094647_account_roles';
import * as migration_20261122_174954_hero_video_phone from './20261122_174954_hero_video_phone';
import * as migration_20261123_045712_owner_in_charge from './20261123_045712_owner_in_charge';
import * as migration_20261123_053307_settings_contents from './20261123_053307_settings_contents';
import * as migration_20261123_071028_video_description from './20261123_071028_video_description';
import * as migration_20261123_235014_descriptions_and_transcripts from './20261123_235014_descriptions_and_transcripts';
import * as migration_20261124_015709_events_and_houses from './20261124_015709_events_and_houses';
import * as migration_20261124_021953_journal from './20261124_021953_journal';
import * as migration_20261125_025129_session_devices from './20261125_025129_session_devices';
import * as migration_20261125_082046_photo_credits from './20261125_082046_photo_credits';
import * as migration_20261125_135901_second_factors from './20261125_135901_second_factors';
import * as migration_20261125_163116_expected_fields from './20261125_163116_expected_fields';
import * as migration_20261126_105855_destinations from './20261126_105855_destinations';
import * as migration_20261126_110500_former_places_and_films from './20261126_110500_former_places_and_films';
import * as migration_20261126_144625_reply_time_and_pack_prices from './20261126_144625_reply_time_and_pack_prices';

export const migrations = [
  {
    up: migration_20261121_142610_initial.up,
    down: migration_20261121_142610_initial.down,
    name: '20261121_142610_initial',
  },
  {
    up: migration_20261122_094647_account_roles.up,
    down: migration_20261122_094647_account_roles.down,
    name: '20261122_094647_account_roles',
  },
  {
    up: migration_20261122_174954_hero_video_phone.up,
    down: migration_20261122_174954_hero_video_phone.down,
    name: '20261122_174954_hero_video_phone',
  },
  {
    up: migration_20261123_045712_owner_in_charge.up,
    down: migration_20261123_045712_owner_in_charge.down,
    name: '20261123_045712_owner_in_charge',
  },
  {
    up: migration_20261123_053307_settings_contents.up,
    down: migration_20261123_053307_settings_contents.down,
    name: '20261123_053307_settings_contents',
  },
  {
    up: migration_20261123_071028_video_description.up,
    down: migration_20261123_071028_video_description.down,
    name: '20261123_071028_video_description',
  },
  {
    up: migration_20261123_235014_descriptions_and_transcripts.up,
    down: migration_20261123_235014_descriptions_and_transcripts.down,
    name: '20261123_235014_descriptions_and_transcripts',
  },
  {
    up: migration_20261124_015709_events_and_houses.up,
    down: migration_20261124_015709_events_and_houses.down,
    name: '20261124_015709_events_and_houses',
  },
  {
    up: migration_20261124_021953_journal.up,
    down: migration_20261124_021953_journal.down,
    name: '20261124_021953_journal',
  },
  {
    up: migration_20261125_025129_session_devices.up,
    down: migration_20261125_025129_session_devices.down,
    name: '20261125_025129_session_devices',
  },
  {
    up: migration_20261125_082046_photo_credits.up,
    down: migration_20261125_082046_photo_credits.down,
    name: '20261125_082046_photo_credits',
  },
  {
    up: migration_20261125_135901_second_factors.up,
    down: migration_20261125_135901_second_factors.down,
    name: '20261125_135901_second_factors',
  },
  {
    up: migration_20261125_163116_expected_fields.up,
    down: migration_20261125_163116_expected_fields.down,
    name: '20261125_163116_expected_fields',
  },
  {
    up: migration_20261126_105855_destinations.up,
    down: migration_20261126_105855_destinations.down,
    name: '20261126_105855_destinations',
  },
  {
    up: migration_20261126_110500_former_places_and_films.up,
    down: migration_20261126_110500_former_places_and_films.down,
    name: '20261126_110500_former_places_and_films',
  },
  {
    up: migration_20261126_144625_reply_time_and_pack_prices.up,
    down: migration_20261126_144625_reply_time_and_pack_prices.down,
    name: '20261126_144625_reply_time_and_pack_prices'
  },
];
