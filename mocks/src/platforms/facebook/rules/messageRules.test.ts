import { describe, expect, it } from 'vitest';
import type { AdObject } from '../graphState';
import { checkMessageCreative } from './messageRules';

const object = (kind: 'AdSet' | 'AdCreative', fields: AdObject['fields']): AdObject => ({
  id: '1',
  kind,
  accountId: '1001',
  fields,
  status: 'PAUSED',
  labelIds: [],
  createdAt: 0,
  submittedAt: null,
  isRejected: false,
});
const messenger = { type: 'MESSAGE_PAGE', value: { app_destination: 'MESSENGER' } };
const instagram = { type: 'INSTAGRAM_MESSAGE', value: { app_destination: 'INSTAGRAM_DIRECT' } };
const story = (call_to_action: object, instagram_user_id?: string) => ({
  object_story_spec: { page_id: '2001', instagram_user_id, link_data: { call_to_action } },
});
const choice = (...call_to_actions: object[]) => ({
  asset_feed_spec: { optimization_type: 'DOF_MESSAGING_DESTINATION', call_to_actions },
});
const both = 'MESSAGING_INSTAGRAM_DIRECT_MESSENGER';

describe('the Facebook double compares a message ad with its ad set and', () => {
  it.each<[string, string, AdObject['fields']]>([
    ['a Messenger button in an ad set for Instagram', 'INSTAGRAM_DIRECT', story(messenger, '5001')],
    ['an Instagram button without an account', 'INSTAGRAM_DIRECT', story(instagram)],
    ['an Instagram button in an ad set for Messenger', 'MESSENGER', story(instagram, '5001')],
    ['one button for two apps', both, story(messenger, '5001')],
    ['a choice of one app for two', both, { ...story(messenger, '5001'), ...choice(messenger) }],
    ['two apps without an Instagram account', both, { ...story(messenger), ...choice(messenger, instagram) }],
  ])('refuses %s', (_case, destination_type, fields) => {
    const adSet = object('AdSet', { destination_type });
    expect(() => checkMessageCreative(adSet, object('AdCreative', fields))).toThrow();
  });

  it.each<[string, string, AdObject['fields']]>([
    ['Messenger', 'MESSENGER', story(messenger)],
    ['Instagram', 'INSTAGRAM_DIRECT', story(instagram, '5001')],
    ['both', both, { ...story(messenger, '5001'), ...choice(messenger, instagram) }],
    ['a website', 'WEBSITE', story({ type: 'LEARN_MORE' })],
  ])('accepts %s', (_case, destination_type, fields) => {
    const adSet = object('AdSet', { destination_type });
    expect(() => checkMessageCreative(adSet, object('AdCreative', fields))).not.toThrow();
  });
});
