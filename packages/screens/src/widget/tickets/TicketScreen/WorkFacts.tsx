import type { FailedCall, NetworkLogEntry, WorkContext } from '@adlane/contract/widget/tickets';
import { Badge, Box, Button, Link, OverflowText, Stack, Text, translate } from '@adlane/ui';
import { FactList } from '../../../shared/FactList/FactList';
import { formatDateTime } from '../../../shared/format/formatDateTime';
import { findLoggedCall } from './findLoggedCall';

/** What an agency was working on. */
export type WorkPlace =
  | { readonly kind: 'template' | 'ad'; readonly id: number }
  | { readonly kind: 'page'; readonly path: string };

/** Returns the link to an agency that reported something, or to a place in its app; undefined where there is none. */
export type AgencyHref = (
  agency: Pick<WorkContext, 'agency' | 'is_trial'>,
  place?: WorkPlace,
) => string | undefined;

export type WorkFactsProps = {
  work: WorkContext;
  /** Returns links; what has none is shown as text. */
  agencyHref?: AgencyHref | undefined;
  /** The network log of the report. */
  requests: readonly NetworkLogEntry[];
  /** Shows a request of the network log. */
  onShowRequest: (index: number) => void;
};

/** What a user of the ads app was doing. */
export function WorkFacts({ work, agencyHref, ...log }: WorkFactsProps) {
  const { agency, page, template_id, ad_id, failed_calls } = work;
  const toLink = (text: string, place?: WorkPlace) => {
    const href = agencyHref?.(work, place);
    return href === undefined ? (
      text
    ) : (
      <OverflowText oneLine={place?.kind === 'page'}>
        <Link href={href}>{text}</Link>
      </OverflowText>
    );
  };
  const facts = [
    { label: translate('Agency'), value: toLink(agency) },
    { label: translate('Page'), value: toLink(page, { kind: 'page', path: page }) },
    {
      label: translate('Template'),
      value: template_id === null ? null : toLink(`#${template_id}`, { kind: 'template', id: template_id }),
    },
    { label: translate('Ad'), value: ad_id === null ? null : toLink(`#${ad_id}`, { kind: 'ad', id: ad_id }) },
  ];
  return (
    <Stack gap={4}>
      <FactList facts={facts.filter(({ value }) => value !== null)} />
      {failed_calls.length === 0 ? null : <FailedCalls {...log} calls={failed_calls} />}
    </Stack>
  );
}

type FailedCallsProps = Pick<WorkFactsProps, 'requests' | 'onShowRequest'> & {
  calls: readonly FailedCall[];
};

/** The calls with their outcomes; those in the network log lead to it. */
function FailedCalls({ calls, requests, onShowRequest }: FailedCallsProps) {
  return (
    <Box>
      <Text textStyle="sm" color="fg.muted" mb={2}>
        {translate('Failed calls')}
      </Text>
      <Stack as="ul" listStyleType="none" gap={2} textStyle="sm">
        {calls.map((call, at) => {
          const index = findLoggedCall(call, requests);
          const name = `${call.method} ${call.path}`;
          return (
            // Calls can be equal.
            <Box as="li" key={`${at}/${call.at}`}>
              <Box dir="ltr" overflowWrap="anywhere" textAlign="start">
                <Badge tone={call.status === null || call.status >= 500 ? 'negative' : 'warning'}>
                  {call.status === null ? translate('No answer') : String(call.status)}
                </Badge>
                {` ${name}`}
              </Box>
              <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
                {formatTime(call.at)}
                {call.request_id === null ? null : ` · ${translate('Request {id}', { id: call.request_id })}`}
              </Text>
              {index === undefined ? null : (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={translate('Show in the network log: {call}', { call: name })}
                  onClick={() => onShowRequest(index)}
                >
                  {translate('Show in the network log')}
                </Button>
              )}
            </Box>
          );
        })}
      </Stack>
    </Box>
  );
}

const formatTime = (at: string) => (Number.isNaN(Date.parse(at)) ? at : formatDateTime(at));
