import { errorMessages } from '@adlane/contract/constants';
import { and, eq } from 'drizzle-orm';
import { readLeadForm } from '../../../connectors/facebook/formLeads';
import { sendTestLead } from '../../../connectors/facebook/testLeads';
import { launches } from '../../../db/schema/ads/launches';
import { pages, sources } from '../../../db/schema/ads/sources';
import type { UserCall } from '../../../http/CallContext';
import { found, Problem } from '../../../http/problem';
import type { Database } from '../../../ports';
import { findLeadFormId } from '../ads/leadFormOfAd';
import { type AdRow, findManagedAd } from '../ads/managedAd';
import { openPage, type PageRow } from '../sources/access/pageAccess';
import { changeFacebook } from '../sources/access/withFacebook';
import { sourceOfPage } from '../sources/assets/sourceJoins';
import type { SourceRow } from '../sources/queries';
import { listTestAnswers } from './answers/listTestAnswers';

/**
 * Sends a test lead by the form of an ad: it takes the way of a real one, webhook and CRM included.
 * @throws Problem 403; 404, also where the ad has no form on Facebook; 412 where its page cannot be reached
 */
export async function sendTest(call: UserCall, { id }: { readonly id: number }): Promise<void> {
  const { formId, page, source } = await call.inTenant(async ({ tx, caller }) => {
    const ad = await findManagedAd(tx, caller, id);
    return { formId: found(findLeadFormId(ad)), ...(await readLaunchPage(tx, ad)) };
  });
  await changeFacebook(call.ports, source, async (client) => {
    const opened = await openPage(call.ports, page, client);
    const { questions } = await readLeadForm(opened, formId);
    await sendTestLead(opened, formId, listTestAnswers(questions));
  });
}

async function readLaunchPage(
  tx: Database,
  { agency_id, launch_id }: AdRow,
): Promise<{ readonly page: PageRow; readonly source: SourceRow }> {
  const [row] = await tx
    .select({ page: pages, source: sources })
    .from(launches)
    .innerJoin(pages, and(eq(pages.agency_id, launches.agency_id), eq(pages.id, launches.page_id)))
    .innerJoin(sources, sourceOfPage)
    .where(
      and(
        eq(launches.agency_id, agency_id),
        eq(launches.id, launch_id ?? 0),
        eq(pages.is_used, true),
        eq(pages.is_reached, true),
        eq(sources.status, 'active'),
      ),
    );
  if (!row) throw new Problem('AD_ACCOUNT_DISCONNECTED', errorMessages.connectFacebook);
  return row;
}
