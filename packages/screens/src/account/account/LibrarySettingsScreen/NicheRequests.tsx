import { useApi } from '@adlane/api-client';
import { type NicheRequest, NicheRequestForm } from '@adlane/contract/ads/taxonomy/niches';
import { maxPageSize } from '@adlane/contract/constants';
import {
  Box,
  Button,
  Dialog,
  Flex,
  QueryState,
  Stack,
  StatusBadge,
  type StatusBadgeProps,
  Text,
  toast,
  translate,
} from '@adlane/ui';
import { FormSection, TextAreaField, TextField } from '@adlane/ui/fields';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../../../shared/format/describeError';
import { formatDate } from '../../../shared/format/formatDate';
import { RecordForm } from '../../../shared/RecordForm/RecordForm';
import { lines } from './lines';

const badges: Readonly<Record<NicheRequest['status'], StatusBadgeProps>> = {
  pending: { tone: 'info', text: 'Pending' },
  approved: { tone: 'positive', text: 'Approved' },
  rejected: { tone: 'negative', text: 'Rejected' },
};

/** The agency's niche requests with their result, and a button to request one. */
export function NicheRequests() {
  const { queries } = useApi();
  const [isOpen, setIsOpen] = useState(false);
  const requests = useQuery(
    queries.niches.requested.query({
      query: { page: 1, per_page: maxPageSize, sort: 'created_at', order: 'desc' },
    }),
  );
  return (
    <FormSection
      title={translate('Niches')}
      description={translate('Request a niche that is missing. You are notified when it is available.')}
    >
      <QueryState
        query={requests}
        errorTitle={translate("Couldn't load your requests")}
        describeError={describeError}
        loadingLabel={translate('Loading your requests')}
        isEmpty={({ data }) => data.length === 0}
        empty={<Text color="fg.muted">{translate('You have not requested any niche yet.')}</Text>}
      >
        {({ data }) => (
          <Stack as="ul" gap={0} listStyleType="none" aria-label={translate('Requested niches')}>
            {data.map(({ id, name, note, status, reason, created_at }) => (
              <Flex as="li" key={id} gap={3} justify="space-between" align="start" {...lines}>
                <Box minW={0} flex="1">
                  <Text
                    textStyle="sm"
                    fontWeight="medium"
                    dir="auto"
                    textAlign="match-parent"
                    truncate
                    title={name}
                  >
                    {name}
                  </Text>
                  <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                    {status === 'rejected' && reason ? reason : note}
                  </Text>
                  <Text textStyle="xs" color="fg.muted">
                    {translate('Requested on {date}', { date: formatDate(created_at) })}
                  </Text>
                </Box>
                <StatusBadge {...badges[status]} />
              </Flex>
            ))}
          </Stack>
        )}
      </QueryState>
      <Box>
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {translate('Request a niche')}
        </Button>
      </Box>
      <RequestDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </FormSection>
  );
}

function RequestDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  return (
    <Dialog open={open} onClose={onClose} title={translate('Request a niche')} size="xs">
      <RecordForm
        initialValues={{ name: '', note: '' }}
        body={NicheRequestForm}
        submitLabel={translate('Send request')}
        onCancel={onClose}
        send={async (body) => {
          await client.niches.request({ body });
          toast({ tone: 'success', text: 'Your request was sent.' });
          onClose();
          await queryClient.invalidateQueries({ queryKey: queries.niches.key() });
        }}
      >
        <TextField name="name" label={translate('Niche')} required />
        <TextAreaField name="note" label={translate('Why you need it')} />
      </RecordForm>
    </Dialog>
  );
}
