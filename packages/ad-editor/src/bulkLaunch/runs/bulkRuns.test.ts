import type { InstantFacebookLaunch } from '@adlane/contract/ads/launches';
import { createDefaultTemplateContent, createDefaultTemplateTargeting } from '@adlane/contract/ads/templates';
import { describe, expect, it } from 'vitest';
import type { LaunchEvent } from '../../launch/launchDrawer.machine';
import type { BulkLaunch } from '../bulkForm';
import { type BulkRuns, beginRun, countRuns, isRefused, nextRuns } from './bulkRuns';

const body: InstantFacebookLaunch = {
  campaignName: 'Spring smiles',
  client_user_id: 3,
  FbAdSetting: {
    ad_launch_type: 'leadform',
    field: { objective: 'OUTCOME_LEADS', optimization_goal: 'LEAD_GENERATION' },
  },
  adAccountId: 1,
  pageId: 2,
  budgetType: 'daily',
  budget: 2500,
  countries: ['US'],
  templateContent: createDefaultTemplateContent(),
  templateTargeting: createDefaultTemplateTargeting(),
  templateMediaIds: [4],
};
const launch: BulkLaunch = { call: 'instantFacebook', body };

function begun(...rows: string[]): BulkRuns {
  const runs = rows.map((row) => [row, beginRun(undefined, launch, `key of ${row}`)] as const);
  return nextRuns(
    {},
    { type: 'begin', begun: Object.fromEntries(runs.flatMap(([row, run]) => (run ? [[row, run]] : []))) },
  );
}
const on = (runs: BulkRuns, row: string, ...events: LaunchEvent[]) =>
  events.reduce((all, event) => nextRuns(all, { type: 'row', row, event }), runs);
const offline: LaunchEvent = { type: 'refused', message: 'Offline' };

describe('the runs of an instant launch', () => {
  it('go on each for itself: what one client’s launch meets leaves the others alone', () => {
    const runs = on(begun('3', '4'), '3', offline);
    expect(runs['3']?.state.at).toBe('failed');
    expect(runs['4']?.state.at).toBe('sending');
    expect(countRuns(on(runs, '4', { type: 'accepted', launchId: 9 }))).toEqual({
      all: 2,
      launched: 0,
      failed: 1,
      open: 1,
    });
  });

  it('reuse the key while nothing was changed, and get a new one for another body', () => {
    const failed = on(begun('3'), '3', offline)['3'];
    expect(beginRun(failed, launch, 'another')?.state).toMatchObject({ key: 'key of 3' });
    expect(beginRun(failed, { ...launch, body: { ...body, budget: 2600 } }, 'another')?.state).toMatchObject({
      key: 'another',
    });
  });

  it('are not sent again once the server has accepted them', () => {
    const accepted = on(begun('3'), '3', { type: 'accepted', launchId: 9 })['3'];
    expect(beginRun(accepted, launch, 'another')).toBeUndefined();
  });

  it('a run can be changed if the server refused it, not once it exists on the platform', () => {
    const refused = on(begun('3'), '3', offline)['3'];
    const standing = on(
      begun('3'),
      '3',
      { type: 'accepted', launchId: 9 },
      {
        type: 'progress',
        launch: {
          id: 9,
          template_id: 1,
          ad_id: null,
          platform: 'facebook',
          status: 'failed',
          code: null,
          message: 'No',
          was_resumed: false,
          steps: [],
          created_at: '2026-11-01T00:00:00Z',
          updated_at: '2026-11-01T00:00:00Z',
        },
      },
    )['3'];
    expect([refused, standing].map((run) => run && isRefused(run))).toEqual([true, false]);
  });

  it('stay the very same object where an event makes no sense', () => {
    const runs = begun('3');
    expect(on(runs, '3', { type: 'retry' })).toBe(runs);
    expect(on(runs, '5', offline)).toBe(runs);
  });
});
