import { useApi } from '@adlane/api-client';
import type { AdView } from '@adlane/contract/ads/ads';
import { Box, Button, Link, QueryState, Stack, Text, toast, translate } from '@adlane/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { DetailSection } from '../../../shared/DetailColumns/DetailSection';
import { describeError } from '../../../shared/format/describeError';
import { formatDateTime } from '../../../shared/format/formatDateTime';
import { getLeadName } from '../../leads/leadActions';

export type LeadsSectionProps = {
  ad: AdView;
  /** Link to the leads of all ads. */
  leadsHref: string;
  /** Builds the link to a lead. */
  getLeadHref: (id: number) => string;
};

/** The section is a glance; the list of leads has the others. */
const shownLeads = 5;

/** The latest leads of an ad, and a test lead that takes the way of a real one (ads §4). */
export function LeadsSection({ ad, leadsHref, getLeadHref }: LeadsSectionProps) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const test = useMutation({
    mutationFn: () => client.leads.sendTest({ params: { id: ad.id } }),
    onSuccess: ({ message }) => {
      toast({ tone: 'success', text: message });
      return queryClient.invalidateQueries({ queryKey: queries.leads.key() });
    },
  });
  const leads = useQuery(
    queries.leads.list.query({
      query: { ad_id: ad.id, sort: 'created_at', order: 'desc', page: 1, per_page: shownLeads },
    }),
  );
  const hasTest = ad.has_lead_form && ad.can_manage && ad.archived_at === null;
  return (
    <DetailSection
      title={translate('Leads')}
      actions={
        hasTest ? (
          <Button size="sm" variant="secondary" loading={test.isPending} onClick={() => test.mutate()}>
            {translate('Send test lead')}
          </Button>
        ) : undefined
      }
    >
      <QueryState
        query={leads}
        errorTitle={translate("Couldn't load leads")}
        describeError={describeError}
        loadingLabel={translate('Loading leads')}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <Text color="fg.muted">
            {hasTest
              ? translate('No leads yet. A test lead shows that they arrive here and in the CRM.')
              : translate('No leads yet.')}
          </Text>
        }
      >
        {({ data }) => (
          <Stack gap={3}>
            <Stack as="ul" gap={3} listStyleType="none">
              {data.map((lead) => (
                <Box as="li" key={lead.id} minW={0}>
                  <Link href={getLeadHref(lead.id)}>{getLeadName(lead)}</Link>
                  <Text textStyle="xs" color="fg.muted">
                    {formatDateTime(lead.created_at)}
                  </Text>
                </Box>
              ))}
            </Stack>
            <Text textStyle="sm">
              <Link href={leadsHref}>{translate('View all leads')}</Link>
            </Text>
          </Stack>
        )}
      </QueryState>
    </DetailSection>
  );
}
