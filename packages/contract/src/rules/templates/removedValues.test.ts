import { describe, expect, it } from 'vitest';
import {
  createDefaultGoogleTemplate,
  createDefaultTemplateContent,
  createDefaultTemplateTargeting,
} from '../../ads/templates/templateDefaults';
import { createDefaultAdTypes } from './adTypes';
import { findRemovedValues, type PlatformParts } from './removedValues';

const clean: PlatformParts = {
  templateContent: createDefaultTemplateContent(),
  templateTargeting: createDefaultTemplateTargeting(),
  adTypes: createDefaultAdTypes('leadform'),
  google: createDefaultGoogleTemplate(),
};
const target = (change: Partial<PlatformParts['templateTargeting']>): PlatformParts => ({
  ...clean,
  templateTargeting: { ...clean.templateTargeting, ...change },
});
const list = (parts: PlatformParts, removed?: ReadonlySet<string>) =>
  findRemovedValues(parts, removed).found.map(({ kind, value }) => `${kind} ${value}`);

describe('values that platforms have removed', () => {
  it('are not in a new template, whose automatic placements send no position', () => {
    expect(findRemovedValues(clean)).toEqual({ found: [], parts: clean });
  });

  it('are placements that a user selected; the others stay', () => {
    const parts = target({
      placement: 'Manual',
      platform: { facebook: ['feed', 'video_feeds'], messenger: ['story'] },
    });
    expect(list(parts)).toEqual(['placement video_feeds', 'placement story']);
    expect(findRemovedValues(parts).parts.templateTargeting).toMatchObject({
      placement: 'Manual',
      platform: { facebook: ['feed'], messenger: [] },
    });
  });

  it('become automatic placements where nothing else was selected', () => {
    const parts = target({ placement: 'Manual', platform: { facebook: ['video_feeds'] } });
    expect(findRemovedValues(parts).parts.templateTargeting.placement).toBe('Automatic');
  });

  it('are buttons of both platforms, billing events and objectives', () => {
    const google = createDefaultGoogleTemplate();
    const parts: PlatformParts = {
      ...target({ billingEvent: 'PAGE_LIKES' }),
      templateContent: { ...clean.templateContent, callToAction: 'BUY_TICKETS_OLD' },
      adTypes: createDefaultAdTypes('leadform').map((adType) =>
        adType.ad_launch_type === 'leadform'
          ? { ...adType, field: { objective: 'LEAD_GENERATION', optimization_goal: 'LEAD_GENERATION' } }
          : adType,
      ),
      google: {
        ...google,
        createAdTemplateData: { ...google.createAdTemplateData, callToAction: 'OLD_BUTTON' },
        launchAdTemplateData: { googleCampaignObjectives: ['LEADS', 'APP_PROMOTION_OLD'] },
      },
    };
    expect(list(parts)).toEqual([
      'callToAction BUY_TICKETS_OLD',
      'billingEvent PAGE_LIKES',
      'objective LEAD_GENERATION',
      'callToAction OLD_BUTTON',
      'objective APP_PROMOTION_OLD',
    ]);
    const fixed = findRemovedValues(parts).parts;
    expect(list(fixed)).toEqual([]);
    expect(fixed.google?.launchAdTemplateData?.googleCampaignObjectives).toEqual(['LEADS']);
  });

  it('are audiences that Facebook no longer knows', () => {
    const { detailedTargeting } = clean.templateTargeting;
    const parts = target({
      detailedTargeting: {
        ...detailedTargeting,
        interests: [
          { id: '1', name: 'Dentistry' },
          { id: '2', name: 'Closed interest' },
        ],
      },
    });
    expect(list(parts, new Set(['2']))).toEqual(['interest 2']);
    const { interests } = findRemovedValues(parts, new Set(['2'])).parts.templateTargeting.detailedTargeting;
    expect(interests).toEqual([{ id: '1', name: 'Dentistry' }]);
  });
});
