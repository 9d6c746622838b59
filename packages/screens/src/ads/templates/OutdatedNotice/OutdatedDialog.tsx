import { useApi } from '@adlane/api-client';
import type { OutdatedTemplate } from '@adlane/contract/ads/templates';
import { Box, Button, Dialog, Flex, Heading, Stack, toast, translate } from '@adlane/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatCount } from '../../../shared/lists/formatCount';

export type OutdatedDialogProps = { templates: OutdatedTemplate[]; onClose: () => void };

/** Names values that platforms have removed, by template, and removes them. */
export function OutdatedDialog({ templates, onClose }: OutdatedDialogProps) {
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
  const reason =
    templates.length === 1
      ? translate('1 template uses values that Facebook or Google has removed')
      : translate('{count} templates use values that Facebook or Google has removed', {
          count: templates.length,
        });
  return (
    <Dialog
      open
      onClose={onClose}
      title={translate('Values that were removed')}
      description={`${reason}. ${translate('Such values are left out when an ad is launched.')}`}
      size="md"
      footer={
        <Button loading={fix.isPending} onClick={() => fix.mutate(templates.map(({ id }) => id))}>
          {translate('Fix {count}', { count: formatCount(templates.length, 'template') })}
        </Button>
      }
    >
      <Stack as="ul" gap={5} listStyleType="none" aria-label={translate('Templates')}>
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
