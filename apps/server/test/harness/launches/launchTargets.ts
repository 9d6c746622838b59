import { lead_forms } from '@adlane/api-server/schema';
import { isNotNull } from 'drizzle-orm';
import { updateRows } from '../../fixtures/rows/rows';
import { createGoogleLaunchTest, type GoogleLaunchBody } from './createGoogleLaunchTest';
import { createLaunchTest, type LaunchBody } from './createLaunchTest';
import { idlePorts, type MatrixTarget } from './launchMatrix';

/** Launches a lead-form ad on Facebook's double. */
export async function createFacebookTarget(body: LaunchBody = {}): Promise<MatrixTarget> {
  const test = await createLaunchTest({ ports: idlePorts });
  const { state } = test.double;
  const list = () =>
    [
      ...state.objects
        .filter(({ status }) => status !== 'DELETED')
        .map(({ kind, status }) => `${kind} ${status}`),
      ...state.forms.map(() => 'LeadForm'),
      ...state.labels.map(() => 'Label'),
    ].sort();
  return {
    platform: 'facebook',
    api: test.api,
    agencyId: test.agencyId,
    launch: () => test.launch(body),
    view: test.view,
    listObjects: list,
    isLeftover: (object) => !/^(?:LeadForm|Label)/.test(object),
    async reset() {
      for (const made of [state.objects, state.forms, state.labels]) made.splice(0);
      await updateRows(
        test.api.ownerPool,
        lead_forms,
        { external_id: null },
        isNotNull(lead_forms.external_id),
      );
    },
    close: test.close,
  };
}

/** Launches a campaign on Google's double. */
export async function createGoogleTarget(body: GoogleLaunchBody = {}): Promise<MatrixTarget> {
  const test = await createGoogleLaunchTest({ ports: idlePorts });
  await test.changeGoogle({ targeting: { googleKeywords: { target: ['dentist'], negative: ['free'] } } });
  const { state } = test.double;
  const before = state.resources.length;
  return {
    platform: 'google',
    api: test.api,
    agencyId: test.agencyId,
    launch: () => test.launch(body),
    view: test.view,
    listObjects: () =>
      state.resources
        .slice(before)
        .filter(({ values }) => values.status !== 'REMOVED')
        .map(({ collection, values }) => `${collection} ${String(values.status ?? '')}`.trim())
        .sort(),
    // What belongs to a removed campaign is removed with it.
    isLeftover: (object) => /^(?:campaigns|campaignBudgets|labels) /.test(object),
    async reset() {
      state.resources.splice(before);
    },
    close: test.close,
  };
}
