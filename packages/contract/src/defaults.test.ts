import { describe, expect, it } from 'vitest';
import { versionFields } from './constants/textTitles';
import { defaultFacebookLaunchSettings, FacebookLaunchSettings } from './launches/facebookSettings';
import { defaultLeadForm, LeadFormForm } from './leadForms/schemas';
import { defaultPermissions, Permissions } from './permissions/schemas';
import { isVersionListValid } from './rules/versionList';
import { BusinessInserts, defaultBusinessInserts } from './smartInserts/schemas';
import { GoogleTemplate } from './templates/googleSchemas';
import { TemplateContent, TemplateForm, TemplateTargeting } from './templates/schemas';
import {
  defaultGoogleTemplate,
  defaultTemplate,
  defaultTemplateContent,
  defaultTemplateTargeting,
} from './templates/templateDefaults';

describe('defaults of ads §3', () => {
  it.each([
    ['content', TemplateContent, defaultTemplateContent()],
    ['targeting', TemplateTargeting, defaultTemplateTargeting()],
    ['Google', GoogleTemplate, defaultGoogleTemplate()],
    ['Facebook launch settings', FacebookLaunchSettings, defaultFacebookLaunchSettings()],
    ['permissions', Permissions, defaultPermissions()],
    ['business inserts', BusinessInserts, defaultBusinessInserts()],
  ])('%s fits its schema', (_what, schema, value) => {
    expect(schema.parse(value)).toEqual(value);
  });

  it('start with three versions a list, numbered, the first one default', () => {
    const content = defaultTemplateContent();
    expect(versionFields.filter((field) => !isVersionListValid(content[field], field))).toEqual([]);
    expect(content.adText.map(({ title }) => title)).toEqual(['Ad Text 1', 'Ad Text 2', 'Ad Text 3']);
  });

  it('aim as the specification says', () => {
    expect(defaultTemplateTargeting()).toMatchObject({
      gender: 'both',
      minAge: 18,
      maxAge: 65,
      radius: 1,
      distanceUnit: 'mile',
      isMultiAdvertiser: true,
      messagingApps: { messenger: true, instagram: false },
      platform: {
        facebook: [
          'feed',
          'right_hand_column',
          'marketplace',
          'video_feeds',
          'story',
          'search',
          'instream_video',
          'facebook_reels',
        ],
        instagram: ['stream', 'story', 'explore', 'explore_home', 'reels', 'profile_feed', 'ig_search'],
        audience_network: ['classic'],
        messenger: ['messenger_home', 'story'],
      },
    });
  });

  it('give every template lists of its own', () => {
    defaultTemplateTargeting().platform['facebook']?.pop();
    expect(defaultTemplateTargeting().platform['facebook']).toHaveLength(8);
  });

  it('start a lead form with name, email and phone', () => {
    const form = defaultLeadForm();
    expect(form).toMatchObject({
      locale: 'EN_US',
      greetingTitle: 'Redeem This Offer',
      completionHeadline: 'Thank you, your request has been sent!',
      questions: [{ type: 'FULL_NAME', label: 'Full name' }, { type: 'EMAIL' }, { type: 'PHONE' }],
    });
    expect(LeadFormForm.safeParse(form).error?.issues.map(({ path }) => path.join('./templates'))).toEqual([
      'name',
    ]);
    expect(LeadFormForm.parse({ ...form, name: 'Spring offer' })).toMatchObject({ name: 'Spring offer' });
  });

  it('start a Google ad with three headlines and three descriptions', () => {
    const { createAdTemplateData } = defaultGoogleTemplate();
    expect(createAdTemplateData.headlines.map(({ title }) => title)).toEqual([
      'Headline 1',
      'Headline 2',
      'Headline 3',
    ]);
    expect(createAdTemplateData.description).toHaveLength(3);
  });

  it('start a template active, and make one from a name alone', () => {
    expect(defaultTemplate()).toMatchObject({ status: 'active', platforms: ['facebook'] });
    expect(TemplateForm.parse({ name: 'Spring' })).toEqual({
      name: 'Spring',
      platforms: ['facebook'],
      adCreativeType: 'image',
      templateAdType: 'leadform',
      status: 'active',
    });
  });
});
