import { useApi } from '@adlane/api-client';
import type { Platform } from '@adlane/contract/constants';
import { messages } from '@adlane/contract/rules';
import { Box, Button, FieldShell, Input, Popover, toast } from '@adlane/ui';
import { getIn, useForm } from '@adlane/ui/fields';
import { useMutation } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { AiProblem, aiMeta } from '../ai/AiProblem';
import { WaitMessage } from '../ai/WaitMessage';
import { type AssistedField, useFieldAssist } from './FieldAssist';

/** Texts to choose from. */
const proposals = 3;

export type AiFieldMenuProps = {
  /** For which platform the text is. */
  platform: Platform;
  /** Niche of the template; without one the AI writes for none. */
  niche: string | null;
  /** Shown but not to be used. */
  disabled?: boolean;
};

/** Rewrites the text that was focused last; one of the proposals replaces it (ads §2, §5). */
export function AiFieldMenu({ disabled = false, ...about }: AiFieldMenuProps) {
  const { field } = useFieldAssist();
  return (
    <Popover
      title="Write with AI"
      align="end"
      trigger={
        <Button variant="secondary" size="sm" startIcon={<Sparkles />} disabled={disabled}>
          Write with AI
        </Button>
      }
    >
      {field?.aiField ? (
        <FieldWriter key={field.name} field={field} aiField={field.aiField} {...about} />
      ) : (
        <Box textStyle="sm" color="fg.muted" role="status">
          {field ? `The AI does not write ${field.label}.` : messages.clickOnField}
        </Box>
      )}
    </Popover>
  );
}

type FieldWriterProps = Pick<AiFieldMenuProps, 'platform' | 'niche'> & {
  field: AssistedField;
  aiField: NonNullable<AssistedField['aiField']>;
};

function FieldWriter({ field, aiField, platform, niche }: FieldWriterProps) {
  const { client } = useApi();
  const form = useForm();
  const { replace } = useFieldAssist();
  const [instruction, setInstruction] = useState('');
  const getFieldText = () => String(getIn(form.getState().values, field.name) ?? '');
  const write = useMutation({
    mutationFn: () => {
      const about = { platform, niche: niche ?? '', field: aiField, current: getFieldText() };
      return client.ai.text({ body: { ...about, instruction, count: proposals } });
    },
    meta: aiMeta,
  });
  const replaceText = (text: string) => {
    const before = getFieldText();
    if (!replace(text)) return toast({ tone: 'warning', text: messages.clickOnField });
    toast({
      tone: 'success',
      text: `${field.label} updated.`,
      action: { label: 'Undo', onClick: () => form.change(field.name, before) },
    });
  };
  return (
    <Box display="grid" gap={3}>
      <Box textStyle="sm" color="fg.muted">{`For ${field.label}.`}</Box>
      <FieldShell label="What should it say?" hint="Leave empty for a new text">
        {(control) => (
          <Input
            {...control}
            value={instruction}
            maxLength={1000}
            onChange={(event) => setInstruction(event.target.value)}
          />
        )}
      </FieldShell>
      {write.isPending ? (
        <WaitMessage />
      ) : (
        <Button size="sm" onClick={() => write.mutate()}>
          {write.data ? 'Write more' : 'Write'}
        </Button>
      )}
      <AiProblem error={write.error} />
      {write.data && !write.isPending ? (
        <Box as="ul" aria-label="Proposals" display="grid" gap={2}>
          {[...new Set(write.data.texts)].map((text) => (
            <Box as="li" key={text} display="grid" gap={1} borderTopWidth="1px" pt={2}>
              <Box textStyle="sm" whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto">
                {text}
              </Box>
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Use: ${text}`}
                onClick={() => replaceText(text)}
              >
                Use
              </Button>
            </Box>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}
