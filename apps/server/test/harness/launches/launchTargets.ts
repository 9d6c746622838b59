import { lead_forms } from '@adlane/api-server/schema';
import { isNotNull } from 'drizzle-orm';
import { updateRows } from '../../fixtures/rows/rows';
import { createGoogleLaunchTest, type GoogleLaunchBody } from './createGoogleLaunchTest';
import { createLaunchTest, type LaunchBody } from './createLaunchTest';
import { idlePorts, type MatrixTarget } from './launchMatrix';
import { listFacebookObjects, listGoogleObjects } from './listObjects';

/** Launches a lead-form ad on Facebook's double. */
export async function createFacebookTarget(body: LaunchBody = {}): Promise<MatrixTarget> {
  const test = await createLaunchTest({ ports: idlePorts });
  const { state } = test.double;
  const list = () => listFacebookObjects(state);
  return {
    platform: 'facebook',
    api: test.api,
    agencyId: test.agencyId,
    launch: () => test.launch(body),
    view: test.view,
    listObjects: list,
    listLeftovers: () => list().filter((object) => !/^(?:LeadForm|Label)/.test(object)),
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
  const list = () => listGoogleObjects(state.resources.slice(before));
  return {
    platform: 'google',
    api: test.api,
    agencyId: test.agencyId,
    launch: () => test.launch(body),
    view: test.view,
    listObjects: list,
    // What belongs to a removed campaign is removed with it.
    listLeftovers: () => list().filter((object) => /^(?:campaigns|campaignBudgets|labels)\b/.test(object)),
    async reset() {
      state.resources.splice(before);
    },
    close: test.close,
  };
}
