import { useApi } from '@adlane/api-client';
import { translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import type { LeadFormAdvertiser } from '../../leadForm/LeadFormPreview/PreviewPage';

/** Returns the advertiser of previews: the default page. The launch selects the actual one. */
export function useAdvertiser(): LeadFormAdvertiser {
  const { queries } = useApi();
  const { data } = useQuery(queries.sources.pages.query({ query: {} }));
  const page = data?.data.find(({ is_default }) => is_default) ?? data?.data[0];
  return { name: page?.name ?? translate('Your page'), pictureUrl: page?.picture_url ?? null };
}
