import { describe, expect, it } from 'vitest';
import { exampleLaunch } from '../../../../../../test/exampleLaunch';
import { findBadRadius } from './facebookLocations';
import { findUnknownDemographic, mapTargeting } from './facebookTargeting';

type Changes = NonNullable<Parameters<typeof exampleLaunch>[0]>;
const map = (targeting: Changes['targeting'] = {}, settings: Changes['settings'] = {}) =>
  mapTargeting(exampleLaunch({ targeting, settings }));
const address = {
  mode: 'include' as const,
  method: 'search' as const,
  key: '2490299',
  type: 'city',
  name: 'New York',
  latitude: null,
  longitude: null,
  radius: 20,
  distanceUnit: 'mile' as const,
  country_code: 'US',
};

describe('mapTargeting', () => {
  it('sends the full audience by default', () => {
    expect(map().targeting).toEqual({
      geo_locations: { countries: ['US'] },
      age_min: 18,
      age_max: 65,
      targeting_automation: { advantage_audience: 0 },
    });
  });

  it.each([
    [{ gender: 'male' }, { genders: [1] }],
    [{ gender: 'female' }, { genders: [2] }],
    [
      { minAge: 30, maxAge: 45 },
      { age_min: 30, age_max: 45 },
    ],
    [{ locales: [6, 24] }, { locales: [6, 24] }],
    [
      { devicePlacement: { devices: ['mobile'], fe_device_type: 'mobile' } },
      { device_platforms: ['mobile'] },
    ],
  ] as const)('maps %o', (targeting, expected) => {
    expect(map(targeting as Changes['targeting']).targeting).toMatchObject(expected);
  });

  it.each([
    ['iOS', '', '', ['iOS']],
    ['iOS', '15.0', '', ['iOS_ver_15.0_and_above']],
    ['Android', '8.0', '12.0', ['Android_ver_8.0_to_12.0']],
    ['all', '15.0', '', undefined],
  ])('maps the system %s from "%s" to "%s"', (os, minOS, maxOS, expected) => {
    const base = exampleLaunch().template.templateTargeting.mobilePlacement;
    const { targeting } = map({ mobilePlacement: { ...base, fe_os_manage: { os, minOS, maxOS } } });
    expect(targeting.user_os).toEqual(expected);
  });

  it('puts each demographic into its field, and names unknown ones', () => {
    const family = { id: '1', name: 'Parents', type: 'family_statuses' };
    const odd = { id: '2', name: 'Odd', type: 'moods' };
    const detailedTargeting = {
      interests: [{ id: '3', name: 'Gardening', type: 'interests' }],
      behaviors: [],
      demographics: [family, odd],
    };
    expect(map({ detailedTargeting }).targeting.flexible_spec).toEqual([
      { interests: [{ id: '3', name: 'Gardening' }], family_statuses: [{ id: '1', name: 'Parents' }] },
    ]);
    expect(
      findUnknownDemographic(exampleLaunch({ targeting: { detailedTargeting } }).template.templateTargeting),
    ).toBe('Odd');
  });

  it('leaves out placements that are closed or not for this ad, and names them', () => {
    const { targeting, leftOut } = map({ placement: 'Manual' });
    expect(leftOut).toEqual([
      'facebook right_hand_column',
      'facebook video_feeds',
      'facebook instream_video',
      'instagram explore',
      'audience_network classic',
      'messenger story',
    ]);
    expect(targeting).toMatchObject({
      publisher_platforms: ['facebook', 'instagram', 'messenger'],
      messenger_positions: ['messenger_home'],
    });
    expect(JSON.stringify(targeting)).not.toMatch(/video_feeds|"explore"|classic/);
  });

  it('includes placements for a landing page that a lead form cannot have', () => {
    const settings = {
      FbAdSetting: {
        ad_launch_type: 'landing_page' as const,
        field: { objective: 'OUTCOME_TRAFFIC', optimization_goal: 'LINK_CLICKS' },
      },
    };
    const { leftOut } = map({ placement: 'Manual' }, settings);
    expect(leftOut).toEqual([
      'facebook video_feeds',
      'facebook instream_video',
      'instagram explore',
      'messenger story',
    ]);
  });

  it('uses the audiences of the template if the launch names none', () => {
    const audience = (id: string) => ({ id, name: 'Visitors', ad_account_id: 3 });
    const own = { selectedCustomAudience: [audience('1')], excludedCustomAudience: [audience('2')] };
    expect(map(own).targeting).toMatchObject({
      custom_audiences: [{ id: '1' }],
      excluded_custom_audiences: [{ id: '2' }],
    });
    const chosen = { settings: { selectedCustomAudience: [{ id: '9', name: 'Buyers' }] } };
    expect(map(own, chosen).targeting).toMatchObject({ custom_audiences: [{ id: '9' }] });
  });

  it('drops a platform without remaining placements', () => {
    const { targeting } = map({
      placement: 'Manual',
      platform: { facebook: ['feed'], messenger: ['story'] },
    });
    expect(targeting.publisher_platforms).toEqual(['facebook']);
  });

  it('reaches everyone if a special ad category demands it', () => {
    const { targeting } = map({ specialAdCategory: 'HOUSING', gender: 'male', minAge: 30 });
    expect(targeting).toMatchObject({ age_min: 18, age_max: 65 });
    expect(targeting).not.toHaveProperty('genders');
  });
});

describe('places', () => {
  it('narrow a launch to themselves, and exclude others', () => {
    const targetAddress = [
      address,
      { ...address, mode: 'exclude' as const, type: 'zip', key: 'US:10001', radius: null },
      { ...address, method: 'radius' as const, key: null, latitude: 40.7, longitude: -74, name: 'Office' },
    ];
    const { targeting } = map({}, { settings: { targetAddress } });
    expect(targeting).toMatchObject({
      geo_locations: {
        cities: [{ key: '2490299', radius: 20, distance_unit: 'mile' }],
        custom_locations: [
          { latitude: 40.7, longitude: -74, radius: 20, distance_unit: 'mile', address_string: 'Office' },
        ],
      },
      excluded_geo_locations: { zips: [{ key: 'US:10001' }] },
    });
    expect(targeting.geo_locations).not.toHaveProperty('countries');
  });

  it('come from the template if the launch names none', () => {
    const targeting = { location: { facebook: [{ ...address, radius: null }] } };
    expect(map(targeting).targeting.geo_locations).toEqual({ cities: [{ key: '2490299' }] });
    const elsewhere = { settings: { targetAddress: [{ ...address, key: '7', radius: null }] } };
    expect(map(targeting, elsewhere).targeting.geo_locations).toEqual({ cities: [{ key: '7' }] });
  });

  it('put a pin at the launch’s own address instead, with the template’s radius', () => {
    const settings = { settings: { latLong: { latitude: 1, longitude: 2 }, customAddress: 'Home' } };
    const location = { facebook: [{ ...address, radius: null }] };
    expect(map({ radius: 25, location }, settings).targeting.geo_locations).toEqual({
      custom_locations: [
        { latitude: 1, longitude: 2, radius: 25, distance_unit: 'mile', address_string: 'Home' },
      ],
    });
  });

  it.each([
    ['NONE', 'mile', 50, true],
    ['NONE', 'mile', 51, false],
    ['NONE', 'kilometer', 80, true],
    ['NONE', 'kilometer', 81, false],
    ['HOUSING', 'mile', 14, false],
    ['HOUSING', 'mile', 15, true],
    ['HOUSING', 'kilometer', 24, false],
    ['HOUSING', 'kilometer', 25, true],
  ] as const)('%s: a radius in %ss of %i is valid: %s', (specialAdCategory, distanceUnit, radius, isFine) => {
    const targetAddress = [{ ...address, radius, distanceUnit }];
    const inputs = exampleLaunch({
      targeting: { specialAdCategory },
      settings: { settings: { targetAddress } },
    });
    expect(findBadRadius(inputs) === undefined).toBe(isFine);
  });
});
