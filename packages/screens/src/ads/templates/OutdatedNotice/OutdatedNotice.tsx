import { useApi } from '@adlane/api-client';
import { type Actor, mayCall } from '@adlane/contract';
import type { OutdatedTemplate } from '@adlane/contract/ads/templates';
import { Alert, Box, Button, Dialog, Flex, Heading, Stack, Text, toast, translate } from '@adlane/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callTable } from '../../../shared/access/callTable';
import { formatCount } from '../../../shared/lists/formatCount';

export type OutdatedNoticeProps = {
  /** The signed-in user; without permission to change templates, nothing is shown. */
  user: Actor;
};

/** Facebook is asked about audiences each time, so the answer is kept for an hour. */
const staleMs = 60 * 60_000;

/** Names templates with values that their platforms have removed, and fixes them; nothing if there are none. */
export function OutdatedNotice({ user }: OutdatedNoticeProps) {
  const { queries } = useApi();
  const [isOpen, setOpen] = useState(false);
  const outdated = useQuery({
    ...queries.templates.outdated.query(),
    enabled: mayCall(callTable.templates.outdated.access, user),
    staleTime: staleMs,
    // The list of templates does not depend on it.
    meta: { statusesShownInPlace: [403, 404, 412, 422, 500, 503] },
  });
  const found = outdated.data?.data.filter(({ can_fix }) => can_fix) ?? [];
  if (found.length === 0) return null;
  return (
    <Box mb={6}>
      <Alert
        tone="warning"
        title={
          found.length === 1
            ? translate('1 template uses values that Facebook or Google has removed')
            : translate('{count} templates use values that Facebook or Google has removed', {
                count: found.length,
              })
        }
      >
        <Stack gap={3} align="start">
          <Text>{translate('Such values are left out when an ad is launched.')}</Text>
          <Button size="sm" onClick={() => setOpen(true)}>
            {translate('Review and fix')}
          </Button>
        </Stack>
      </Alert>
      {isOpen ? <OutdatedDialog templates={found} onClose={() => setOpen(false)} /> : null}
    </Box>
  );
}

function OutdatedDialog({ templates, onClose }: { templates: OutdatedTemplate[]; onClose: () => void }) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const fix = useMutation({
    mutationFn: (ids: number[]) => client.templates.fixOutdated({ body: { ids } }),
    onSuccess: ({ fixed_count }, ids) => {
      toast({
        tone: 'success',
        text: translate('{count} fixed.', { count: formatCount(fixed_count, 'template') }),
      });
      if (ids.length === templates.length) onClose();
      return queryClient.invalidateQueries({ queryKey: queries.templates.key() });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={translate('Values that were removed')}
      size="md"
      footer={
        <Button loading={fix.isPending} onClick={() => fix.mutate(templates.map(({ id }) => id))}>
          {translate('Fix {count}', { count: formatCount(templates.length, 'template') })}
        </Button>
      }
    >
      <Stack as="ul" gap={5} listStyleType="none" aria-label="Templates">
        {templates.map(({ id, name, values }) => (
          <Box as="li" key={id}>
            <Flex justify="space-between" gap={3} align="start" wrap="wrap">
              <Heading level={3} size="sm">
                {name}
              </Heading>
              {templates.length > 1 ? (
                <Button
                  size="sm"
                  variant="secondary"
                  disabled={fix.isPending}
                  aria-label={translate('Fix {name}', { name })}
                  onClick={() => fix.mutate([id])}
                >
                  {translate('Fix')}
                </Button>
              ) : null}
            </Flex>
            <Box as="ul" ps={5} listStyleType="disc">
              {values.map(({ kind, value, label, reason }) => (
                <li key={`${kind} ${value}`}>{`${label}: ${reason}`}</li>
              ))}
            </Box>
          </Box>
        ))}
      </Stack>
    </Dialog>
  );
}
