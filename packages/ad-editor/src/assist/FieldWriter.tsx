import { useApi } from '@adlane/api-client';
import type { Platform } from '@adlane/contract/constants';
import { messages } from '@adlane/contract/rules';
import { Box, Button, FieldShell, Input, toast, translate } from '@adlane/ui';
import { getIn, useForm } from '@adlane/ui/fields';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AiProblem, aiMeta } from '../ai/AiProblem';
import { WaitMessage } from '../ai/WaitMessage';
import { type AssistedField, useFieldAssist } from './FieldAssist';

/** Texts to choose from. */
const proposals = 3;

export type FieldWriterProps = {
  /** For which platform the text is. */
  platform: Platform;
  /** Niche of the template; without one the AI writes for none. */
  niche: string | null;
  /** The text to rewrite. */
  field: AssistedField;
  /** The AI's name of it. */
  aiField: NonNullable<AssistedField['aiField']>;
};

/** Proposals of the AI for one text. */
export function FieldWriter({ field, aiField, platform, niche }: FieldWriterProps) {
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
      text: translate('{label} updated.', { label: field.label }),
      action: { label: translate('Undo'), onClick: () => form.change(field.name, before) },
    });
  };
  return (
    <Box display="grid" gap={3}>
      <Box textStyle="sm" color="fg.muted">
        {translate('For {label}.', { label: field.label })}
      </Box>
      <FieldShell label={translate('What should it say?')} hint={translate('Leave empty for a new text')}>
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
          {write.data ? translate('Write more') : translate('Write')}
        </Button>
      )}
      <AiProblem error={write.error} />
      {write.data && !write.isPending ? (
        <Box as="ul" aria-label={translate('Proposals')} display="grid" gap={2}>
          {[...new Set(write.data.texts)].map((text) => (
            <Box as="li" key={text} display="grid" gap={1} borderTopWidth="line" pt={2}>
              <Box textStyle="sm" whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto">
                {text}
              </Box>
              <Button
                variant="secondary"
                size="sm"
                aria-label={translate('Use: {text}', { text })}
                onClick={() => replaceText(text)}
              >
                {translate('Use')}
              </Button>
            </Box>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}
