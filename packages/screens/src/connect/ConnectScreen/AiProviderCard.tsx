import { useApi } from '@adlane/api-client';
import { Box, Button, Card, HStack, QueryState, SkeletonText, StatusBadge, Text, toast } from '@adlane/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { usePrompt } from '../../shared/confirm/usePrompt';
import { AiProviderDialog } from './AiProviderDialog';

export type AiProviderCardProps = {
  /** Opens a confirm prompt (ads §8). */
  confirm: ReturnType<typeof usePrompt>['confirm'];
};

const name = 'AI provider';

/** The AI provider (ads §2): an endpoint with the agency's own key, or the built-in writer. */
export function AiProviderCard({ confirm }: AiProviderCardProps) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const provider = useQuery(queries.sources.openai.query());
  const [isOpen, setOpen] = useState(false);
  const disconnect = useMutation(
    queries.sources.disconnectOpenai.mutation({
      onSuccess: ({ message }) => toast({ tone: 'success', text: message }),
      onSettled: () => void queryClient.invalidateQueries({ queryKey: queries.sources.openai.key() }),
    }),
  );
  const isConnected = provider.data?.is_connected ?? false;
  return (
    <Card
      title={name}
      description="Writes texts and creates images. Works with any OpenAI-compatible endpoint."
      actions={
        provider.data ? (
          <Button
            size="sm"
            variant={isConnected ? 'secondary' : 'primary'}
            aria-label={isConnected ? `Change the ${name}` : `Connect an ${name}`}
            onClick={() => setOpen(true)}
          >
            {isConnected ? 'Change' : 'Connect'}
          </Button>
        ) : null
      }
    >
      <QueryState
        query={provider}
        errorTitle="Couldn't load the AI provider"
        loading={<SkeletonText lines={2} />}
        loadingLabel="Loading the AI provider"
      >
        {(data) => (
          <HStack flexWrap="wrap" justifyContent="space-between" gap={3}>
            <Box minW={0} flex="1 1 14rem">
              <StatusBadge
                tone={isConnected ? 'positive' : 'neutral'}
                text={isConnected ? 'Active' : 'Built-in writer'}
              />
              <Text mt={1} color="fg.muted" textStyle="sm" overflowWrap="anywhere">
                {isConnected
                  ? `Key ending in ${data.key_hint ?? ''}${data.base_url ? ` at ${data.base_url}` : ''}`
                  : 'Without a provider, texts come from built-in patterns and are marked.'}
              </Text>
            </Box>
            {isConnected ? (
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Disconnect the ${name}`}
                disabled={disconnect.isPending}
                onClick={() => confirm('disconnectSource', name, () => disconnect.mutate())}
              >
                Disconnect
              </Button>
            ) : null}
          </HStack>
        )}
      </QueryState>
      <AiProviderDialog
        open={isOpen}
        provider={provider.data}
        onClose={() => setOpen(false)}
        onConnected={(connected) =>
          queryClient.setQueryData(queries.sources.openai.query().queryKey, connected)
        }
      />
    </Card>
  );
}
