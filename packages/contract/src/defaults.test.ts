import { describe, expect, it } from 'vitest';
import { createDefaultPermissions, Permissions } from './account/permissions/schemas';
import { createDefaultFacebookLaunchSettings, FacebookLaunchSettings } from './ads/launches/facebookSettings';
import { createDefaultLeadForm, LeadFormForm } from './ads/leadForms/schemas';
import { BusinessInserts, createDefaultBusinessInserts } from './ads/smartInserts/schemas';
import { GoogleTemplate } from './ads/templates/googleSchemas';
import { TemplateContent, TemplateForm, TemplateTargeting } from './ads/templates/schemas';
import {
  createDefaultGoogleTemplate,
  createDefaultTemplate,
  createDefaultTemplateContent,
  createDefaultTemplateTargeting,
} from './ads/templates/templateDefaults';
import { versionFields } from './constants/texts/textTitles';
import { isVersionListValid } from './rules/templates/versionList';

describe('defaults of ads §3', () => {
  it.each([
    ['content', TemplateContent, createDefaultTemplateContent()],
    ['targeting', TemplateTargeting, createDefaultTemplateTargeting()],
    ['Google', GoogleTemplate, createDefaultGoogleTemplate()],
    ['Facebook launch settings', FacebookLaunchSettings, createDefaultFacebookLaunchSettings()],
    ['permissions', Permissions, createDefaultPermissions()],
    ['business inserts', BusinessInserts, createDefaultBusinessInserts()],
  ])('the defaults of %s fit their schema', (_what, schema, value) => {
    expect(schema.parse(value)).toEqual(value);
  });

  it('texts have three numbered versions each, the first one default', () => {
    const content = createDefaultTemplateContent();
    expect(versionFields.filter((field) => !isVersionListValid(content[field], field))).toEqual([]);
    expect(content.adText.map(({ title }) => title)).toEqual(['Ad Text 1', 'Ad Text 2', 'Ad Text 3']);
  });

  it('targeting has the defaults of the specification', () => {
    expect(createDefaultTemplateTargeting()).toMatchObject({
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

  it('each call returns separate lists', () => {
    createDefaultTemplateTargeting().platform['facebook']?.pop();
    expect(createDefaultTemplateTargeting().platform['facebook']).toHaveLength(8);
  });

  it('a lead form has name, email and phone', () => {
    const form = createDefaultLeadForm();
    expect(form).toMatchObject({
      locale: 'EN_US',
      greetingTitle: 'Redeem This Offer',
      completionHeadline: 'Thank you, your request has been sent!',
      questions: [{ type: 'FULL_NAME', label: 'Full name' }, { type: 'EMAIL' }, { type: 'PHONE' }],
    });
    expect(LeadFormForm.safeParse(form).error?.issues.map(({ path }) => path.join('.'))).toEqual(['name']);
    expect(LeadFormForm.parse({ ...form, name: 'Spring offer' })).toMatchObject({ name: 'Spring offer' });
  });

  it('a Google ad has three headlines and three descriptions', () => {
    const { createAdTemplateData } = createDefaultGoogleTemplate();
    expect(createAdTemplateData.headlines.map(({ title }) => title)).toEqual([
      'Headline 1',
      'Headline 2',
      'Headline 3',
    ]);
    expect(createAdTemplateData.description).toHaveLength(3);
  });

  it('a template is active, and a name alone is enough', () => {
    expect(createDefaultTemplate()).toMatchObject({ status: 'active', platforms: ['facebook'] });
    expect(TemplateForm.parse({ name: 'Spring' })).toEqual({
      name: 'Spring',
      platforms: ['facebook'],
      adCreativeType: 'image',
      templateAdType: 'leadform',
      status: 'active',
    });
  });
});
