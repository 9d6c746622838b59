import { useApi } from '@adlane/api-client';
import type { AiPromptFields } from '@adlane/contract/ads/ai';
import { Box, Button, translate } from '@adlane/ui';
import { useMutation } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { AiProblem, aiMeta } from './AiProblem';
import { WaitMessage } from './WaitMessage';

type PromptSuggestionProps = {
  niche: string;
  offer: string;
  /** Applies the suggested fields. */
  onFill: (prompt: AiPromptFields) => void;
};

/** Has the brief filled in by the AI, for the niche and the offer (ads §7). */
export function PromptSuggestion({ niche, offer, onFill }: PromptSuggestionProps) {
  const { client } = useApi();
  const suggest = useMutation({
    mutationFn: () => client.ai.prompts({ body: { niche, offer } }),
    onSuccess: ({ prompt }) => onFill(prompt),
    meta: aiMeta,
  });
  return (
    <Box display="grid" gap={3} justifyItems="start">
      {suggest.isPending ? (
        <WaitMessage />
      ) : (
        <Button
          variant="secondary"
          size="sm"
          startIcon={<Sparkles />}
          disabled={niche === ''}
          onClick={() => suggest.mutate()}
        >
          {translate('Fill in with AI')}
        </Button>
      )}
      <AiProblem error={suggest.error} />
    </Box>
  );
}
