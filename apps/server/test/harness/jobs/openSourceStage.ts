import { ad_accounts, business_managers, pages, sources } from '@adlane/api-server/schema';
import { deleteRows, findRow, findRows, updateRows } from '../../fixtures/rows/rows';
import type { OpenJobStage, SwitchedOutbound } from './JobStage';
import { openDoublesStage } from './openLeadStage';

/** Opens the demo agency's connection to Facebook, and what Facebook knows of its pages in use. */
async function openFacebookSource(outbound: SwitchedOutbound) {
  const stage = await openDoublesStage(outbound);
  const { ownerPool, agencyId } = stage;
  const { source_id } = await findRow(ownerPool, pages, {
    where: { agency_id: agencyId, external_id: '2001' },
  });
  const used = await findRows(ownerPool, pages, {
    where: { agency_id: agencyId, source_id, is_used: true, is_reached: true },
    orderBy: [pages.id],
  });
  const atFacebook = used.map(({ external_id }) => {
    const page = stage.doubles.facebook.control.state.pages[external_id];
    if (!page) throw new Error(`Facebook's double has no page ${external_id}.`);
    return page;
  });
  return {
    ...stage,
    sourceId: source_id,
    endSubscriptions() {
      for (const page of atFacebook) page.subscribedFields = [];
    },
    readSubscriptions: () => atFacebook.map(({ subscribedFields }) => subscribedFields),
  };
}

/** The assets of a connection are to be read, and its pages to be subscribed after that. */
export const openSourceRetrieval: OpenJobStage<'sources.retrieve'> = async (outbound) => {
  const stage = await openFacebookSource(outbound);
  const { ownerPool, agencyId, sourceId, clock } = stage;
  const where = { agency_id: agencyId, source_id: sourceId };
  return {
    ...stage,
    async prepare() {
      const retrieval = { retrieval_due_at: clock.now(), retrieval_attempts: 0, notice: null };
      await updateRows(ownerPool, sources, { status: 'processing', ...retrieval }, { id: sourceId });
      await updateRows(ownerPool, pages, { is_reached: false, sealed_token: null }, where);
      await updateRows(ownerPool, ad_accounts, { details: {} }, where);
      await deleteRows(ownerPool, business_managers, where);
      stage.endSubscriptions();
      const read = async () => {
        const { status, notice, retrieval_due_at } = await findRow(ownerPool, sources, {
          where: { id: sourceId },
        });
        const found = await findRows(ownerPool, pages, { where, orderBy: [pages.name] });
        return [
          [status, notice, retrieval_due_at],
          found.map(({ name, is_reached, sealed_token }) => [name, is_reached, sealed_token !== null]),
          await findRows(ownerPool, ad_accounts, {
            where,
            columns: ['name', 'details'],
            orderBy: [ad_accounts.name],
          }),
          await findRows(ownerPool, business_managers, {
            where,
            columns: ['external_id', 'name', 'ad_accounts', 'pages'],
          }),
          stage.readSubscriptions(),
        ];
      };
      return { payload: { agencyId, sourceId }, read };
    },
  };
};

/** The pages of a connection are to be subscribed to lead events. */
export const openSourceSubscription: OpenJobStage<'sources.subscribe'> = async (outbound) => {
  const { endSubscriptions, readSubscriptions, ...stage } = await openFacebookSource(outbound);
  const { agencyId, sourceId } = stage;
  return {
    ...stage,
    async prepare() {
      endSubscriptions();
      return { payload: { agencyId, sourceId }, read: async () => readSubscriptions() };
    },
  };
};
