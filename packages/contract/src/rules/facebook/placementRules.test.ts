import { describe, expect, it } from 'vitest';
import { defaultPlacements } from '../../constants/targeting';
import { messages } from '../../constants/texts/messages';
import { ownMessages } from '../../constants/texts/ownMessages';
import {
  checkPlacements,
  filterPlacements,
  findMissingCompanions,
  getPlacementState,
} from './placementRules';

describe('getPlacementState', () => {
  it.each([
    ['facebook', 'feed', {}, 'open'],
    ['facebook', 'video_feeds', {}, 'removed'],
    ['instagram', 'explore', {}, 'removed'],
    ['messenger', 'story', {}, 'removed'],
    ['instagram', 'explore_home', {}, 'open'],
    ['facebook', 'right_hand_column', { adLaunchType: 'landing_page' }, 'open'],
    ['facebook', 'right_hand_column', { adLaunchType: 'leadform' }, 'unavailable'],
    ['audience_network', 'classic', { adLaunchType: 'messenger' }, 'unavailable'],
    ['facebook', 'instream_video', { hasVideo: true }, 'open'],
    ['facebook', 'instream_video', { hasVideo: false }, 'unavailable'],
    // The media are not known yet, so nothing is refused because of them.
    ['facebook', 'instream_video', {}, 'open'],
    ['facebook', 'right_hand_column', { devices: ['mobile'] }, 'unavailable'],
    ['facebook', 'right_hand_column', { devices: ['mobile', 'desktop'] }, 'open'],
    ['facebook', 'story', { devices: ['desktop'] }, 'unavailable'],
    ['facebook', 'story', { devices: ['mobile'] }, 'open'],
    ['facebook', 'biz_disco_feed', {}, 'unknown'],
  ] as const)('the placement %s %s with %o is %s', (platform, position, context, kind) => {
    expect(getPlacementState({ platform, position }, context).kind).toBe(kind);
  });
});

describe('filterPlacements', () => {
  it('filterPlacements leaves removed defaults out, with the reason', () => {
    const { sent, leftOut } = filterPlacements(defaultPlacements, {});
    expect(leftOut.map(({ platform, position }) => `${platform} ${position}`)).toEqual([
      'facebook video_feeds',
      'instagram explore',
      'messenger story',
    ]);
    expect(leftOut.every(({ reason }) => /version 2[46]/.test(reason))).toBe(true);
    expect(sent.messenger).toEqual(['messenger_home']);
  });

  it('filterPlacements drops an empty platform and sends unknown positions', () => {
    expect(filterPlacements({ messenger: ['story'], facebook: ['new_place'] }, {}).sent).toEqual({
      facebook: ['new_place'],
    });
  });
});

describe('findMissingCompanions', () => {
  it.each([
    [{ facebook: ['search'] }, ['search']],
    [{ facebook: ['search', 'feed'] }, []],
    [{ threads: ['threads_stream'] }, ['threads_stream']],
    [{ threads: ['threads_stream'], instagram: ['stream'] }, []],
  ])('findMissingCompanions finds in %o the missing companion of %o', (chosen, positions) => {
    expect(findMissingCompanions(chosen).map(({ position }) => position)).toEqual(positions);
  });
});

describe('checkPlacements', () => {
  it.each([
    ['Automatic', {}, {}, undefined],
    ['Manual', {}, {}, messages.platformRequired],
    ['Manual', { messenger: ['story'] }, {}, messages.platformRequired],
    ['Manual', { messenger: ['messenger_home'] }, {}, ownMessages.messengerAlone],
    ['Manual', { audience_network: ['classic'] }, {}, ownMessages.audienceNetworkAlone],
    ['Manual', { messenger: ['messenger_home'], facebook: ['feed'] }, {}, undefined],
    ['Manual', { facebook: ['story'] }, { devices: ['desktop'] }, messages.platformRequired],
    ['Manual', { facebook: ['right_hand_column'] }, { hasVideo: true }, ownMessages.rightColumnAlone],
    ['Manual', { facebook: ['right_hand_column'] }, { hasVideo: false }, undefined],
    ['Manual', { facebook: ['right_hand_column', 'feed'] }, { hasVideo: true }, undefined],
  ] as const)('checkPlacements for %s %o with %o returns %s', (placement, platform, context, message) => {
    expect(checkPlacements({ placement, platform }, context)).toBe(message);
  });
});
