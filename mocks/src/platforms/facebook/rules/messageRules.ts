import { toText } from '../../toText';
import { isRecord } from '../checkParameters';
import { refused } from '../graphFault';
import type { AdObject } from '../graphState';
import { isFilledList } from './campaignRules';

type Fields = Readonly<Record<string, unknown>>;
/** The buttons of a creative by the destination of its ad set (Meta's guides to message ads). */
const buttons: Readonly<Record<string, readonly string[]>> = {
  MESSENGER: ['MESSAGE_PAGE MESSENGER'],
  INSTAGRAM_DIRECT: ['INSTAGRAM_MESSAGE INSTAGRAM_DIRECT'],
  MESSAGING_INSTAGRAM_DIRECT_MESSENGER: ['MESSAGE_PAGE MESSENGER', 'INSTAGRAM_MESSAGE INSTAGRAM_DIRECT'],
};

/**
 * Validates that a creative opens exactly the messaging apps of its ad set.
 * @throws GraphFault
 */
export function checkMessageCreative(adSet: AdObject, creative: AdObject): void {
  const expected = buttons[toText(adSet.fields.destination_type)];
  if (!expected) return;
  const { object_story_spec, asset_feed_spec } = creative.fields;
  const story = isRecord(object_story_spec) ? object_story_spec : {};
  const feed = isRecord(asset_feed_spec) ? asset_feed_spec : {};
  const isChoice = feed.optimization_type === 'DOF_MESSAGING_DESTINATION';
  const isFeed = adSet.fields.is_dynamic_creative === true || feed.optimization_type === 'PLACEMENT';
  const found = isChoice || isFeed ? listButtons(feed.call_to_actions) : listButtons([findButton(story)]);
  const isSame = found.length === expected.length && expected.every((button) => found.includes(button));
  if (!isSame || (expected.length > 1 && !isChoice)) {
    throw refused(
      1487891,
      'Destination does not match',
      `The ad set's destination needs ${expected.join(' and ')}.`,
      'call_to_action',
    );
  }
  if (expected.some((button) => button.endsWith('INSTAGRAM_DIRECT')) && !story.instagram_user_id) {
    throw refused(
      1772103,
      'Instagram account missing',
      'Ads that open Instagram need instagram_user_id.',
      'object_story_spec',
    );
  }
}

function findButton(story: Fields): unknown {
  const data = isRecord(story.link_data) ? story.link_data : story.video_data;
  return isRecord(data) ? data.call_to_action : undefined;
}

function listButtons(list: unknown): string[] {
  if (!isFilledList(list)) return [];
  return list.filter(isRecord).map(({ type, value }) => {
    const app = isRecord(value) ? toText(value.app_destination ?? '') : '';
    return `${toText(type)} ${app}`;
  });
}
