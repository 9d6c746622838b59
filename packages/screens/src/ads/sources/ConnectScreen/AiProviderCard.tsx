import { useApi } from '@adlane/api-client';
import {
  Box,
  Button,
  Card,
  HStack,
  QueryState,
  SkeletonText,
  StatusBadge,
  Text,
  toast,
  translate,
} from '@adlane/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { usePrompt } from '../../../shared/confirm/usePrompt';
import { type AiProvider, AiProviderDialog } from './AiProviderDialog';

export type AiProviderCardProps = {
  /** Opens a confirm prompt (ads §8). */
  confirm: ReturnType<typeof usePrompt>['confirm'];
};

const name = 'AI provider';

function describeKey({ key_hint, base_url }: AiProvider): string {
  const hint = key_hint ?? '';
  return base_url
    ? translate('Key ending in {hint} at {address}', { hint, address: base_url })
    : translate('Key ending in {hint}', { hint });
}

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
      description={translate('Writes texts and creates images. Works with any OpenAI-compatible endpoint.')}
      actions={
        provider.data ? (
          <Button
            size="sm"
            variant="secondary"
            aria-label={
              isConnected
                ? translate('Change the {name}', { name })
                : translate('Connect an {name}', { name })
            }
            onClick={() => setOpen(true)}
          >
            {isConnected ? translate('Change') : translate('Connect')}
          </Button>
        ) : null
      }
    >
      <QueryState
        query={provider}
        errorTitle={translate("Couldn't load the AI provider")}
        loading={<SkeletonText lines={2} />}
        loadingLabel={translate('Loading the AI provider')}
      >
        {(data) => (
          <HStack flexWrap="wrap" justifyContent="space-between" gap={3}>
            <Box minW={0} flex="1 1 {sizes.56}">
              <StatusBadge
                tone={isConnected ? 'positive' : 'neutral'}
                text={isConnected ? translate('Active') : translate('Built-in writer')}
              />
              <Text mt={1} color="fg.muted" textStyle="sm" overflowWrap="anywhere">
                {isConnected
                  ? describeKey(data)
                  : translate('Without a provider, texts come from built-in patterns and are marked.')}
              </Text>
            </Box>
            {isConnected ? (
              <Button
                size="sm"
                variant="ghost"
                aria-label={translate('Disconnect the {name}', { name })}
                disabled={disconnect.isPending}
                onClick={() => confirm('disconnectSource', name, () => disconnect.mutate())}
              >
                {translate('Disconnect')}
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
