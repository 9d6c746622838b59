import { ad_accounts, pages, sources } from '@adlane/api-server/schema';
import { findRow, findRows, updateRows } from '../../fixtures/rows/rows';
import type { OpenJobStage, SwitchedOutbound } from './JobStage';
import { openDoublesStage } from './openLeadStage';

/** Opens the demo agency's connection to Facebook. */
async function openFacebookSource(outbound: SwitchedOutbound) {
  const stage = await openDoublesStage(outbound);
  const { ownerPool, agencyId } = stage;
  const { source_id } = await findRow(ownerPool, pages, {
    where: { agency_id: agencyId, external_id: '2001' },
  });
  return { ...stage, sourceId: source_id };
}

/** The assets of a connection are to be read. */
export const openSourceRetrieval: OpenJobStage<'sources.retrieve'> = async (outbound) => {
  const stage = await openFacebookSource(outbound);
  const { ownerPool, agencyId, sourceId, clock } = stage;
  const where = { agency_id: agencyId, source_id: sourceId };
  return {
    ...stage,
    async prepare() {
      const retrieval = { retrieval_due_at: clock.now(), retrieval_attempts: 0, notice: null };
      await updateRows(ownerPool, sources, { status: 'processing', ...retrieval }, { id: sourceId });
      await updateRows(ownerPool, pages, { is_reached: false }, { source_id: sourceId });
      const read = async () => {
        const { status, notice } = await findRow(ownerPool, sources, { where: { id: sourceId } });
        return [
          [status, notice],
          await findRows(ownerPool, pages, { where, columns: ['name', 'is_reached'], orderBy: [pages.name] }),
          await findRows(ownerPool, ad_accounts, { where, columns: ['name'], orderBy: [ad_accounts.name] }),
        ];
      };
      return { payload: { agencyId, sourceId }, read };
    },
  };
};

/** The pages of a connection are to be subscribed to lead events; what is left out, the sweep finds. */
export const openSourceSubscription: OpenJobStage<'sources.subscribe'> = async (outbound) => {
  const stage = await openFacebookSource(outbound);
  const { ownerPool, agencyId, sourceId } = stage;
  return {
    ...stage,
    prepare: async () => ({
      payload: { agencyId, sourceId },
      read: async () => (await findRow(ownerPool, sources, { where: { id: sourceId } })).status,
    }),
  };
};
