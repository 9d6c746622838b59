import { errorMessages } from '@adlane/contract/constants';
import { listPageForms } from '../../../connectors/facebook/formLeads';
import { listPagePosts } from '../../../connectors/facebook/pagePosts';
import type { UserCall } from '../../../http/CallContext';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { found, Problem } from '../../../http/problem';
import { hideFormLabel } from '../leadForms/leadFormName';
import { openPage, type PageRow, storePageTerms } from '../sources/access/pageAccess';
import { readFacebook } from '../sources/access/withFacebook';
import { findPageRecord } from '../sources/assets/assetQueries';
import type { SourceRow } from '../sources/queries';
import { paginateList } from './paginateList';

type ReachedPage = { readonly page: PageRow; readonly source: SourceRow };

/** @throws Problem 404 for a page that the user may not use, 412 if its connection is lost */
async function findAssetPage(call: UserCall, id: number): Promise<ReachedPage> {
  const reached = found(await call.inTenant((ctx) => findPageRecord(ctx, id)));
  if (reached.source.sealed_token !== null && reached.source.status !== 'inactive') return reached;
  throw new Problem('AD_ACCOUNT_DISCONNECTED', errorMessages.connectFacebook);
}

/** Assets of a page, requested from Facebook each time. */
export function pageAssetHandlers(): Pick<
  ContractHandlers<'facebookAssets'>,
  'leadForms' | 'posts' | 'pageTerms'
> {
  return {
    leadForms: async ({ query, call }) => {
      const { page, source } = await findAssetPage(call, query.page_id);
      const forms = await readFacebook(call.ports, source, async (client) =>
        listPageForms(await openPage(call.ports, page, client), page.external_id),
      );
      return paginateList(
        forms.map(({ id, name, status, locale, questions, created_at }) => ({
          id,
          name: hideFormLabel(name),
          status,
          locale,
          questions_count: questions.length,
          created_at,
        })),
        query,
      );
    },
    posts: async ({ query, call }) => {
      const { page, source } = await findAssetPage(call, query.page_id);
      const { posts, after } = await readFacebook(call.ports, source, async (client) =>
        listPagePosts(await openPage(call.ports, page, client), page.external_id, query),
      );
      return { data: [...posts], after };
    },
    pageTerms: async ({ query, call }) => {
      const { page, source } = await findAssetPage(call, query.page_id);
      const params = { fields: 'leadgen_tos_accepted' };
      const { leadgen_tos_accepted: accepted } = await readFacebook(call.ports, source, (client) =>
        client({ method: 'GET', path: page.external_id, params }),
      );
      const isAccepted = accepted === true;
      await call.inTenant(({ tx }) => storePageTerms(tx, page, isAccepted));
      return { page_id: page.id, is_accepted: isAccepted, url: buildTermsUrl(page.external_id) };
    },
  };
}

/** Returns the URL where an admin of the page accepts the terms of lead ads. */
function buildTermsUrl(pageId: string): string {
  return `https://www.facebook.com/ads/leadgen/tos?page_id=${encodeURIComponent(pageId)}`;
}
