import { Alert, Box, Button, Card, translate } from '@adlane/ui';
import { Check, RefreshCw } from 'lucide-react';
import { translateOptions } from '../form/translateOptions';
import { ToneChoice } from './ToneChoice';
import type { AdTextList, useAdTexts } from './useAdTexts';

export type ListOfAd = { readonly name: AdTextList; readonly label: string };

type AdTextResultsProps = {
  lists: readonly ListOfAd[];
  texts: ReturnType<typeof useAdTexts>;
  /** Lists that were already applied. */
  used: ReadonlySet<AdTextList>;
  /** Rewrites all texts in another tone. */
  onTone: (tone: string) => void;
  onUse: (list: AdTextList) => void;
  onRegenerate: (list: AdTextList) => void;
};

/** Texts that the AI wrote, by list: each can be applied or regenerated (ads §2). */
export function AdTextResults({ lists, texts, used, onTone, onUse, onRegenerate }: AdTextResultsProps) {
  const { written, writing } = texts;
  if (!written) return null;
  const translated = translateOptions(lists);
  return (
    <Box display="grid" gap={4}>
      {written.written_by === 'builtin' ? (
        <Alert tone="info">
          {translate(
            'No AI provider is connected, so these texts come from the built-in writer. Connect one under Ad Accounts.',
          )}
        </Alert>
      ) : null}
      <ToneChoice
        label={translate('Tone')}
        tone={written.tone ?? ''}
        onTone={onTone}
        isDisabled={writing !== undefined}
      />
      {translated.map(({ name, label }) => (
        <Card
          key={name}
          title={label}
          actions={
            <Box display="flex" gap={2} flexWrap="wrap">
              <Button
                variant="ghost"
                size="sm"
                startIcon={<RefreshCw />}
                loading={writing === name}
                aria-label={translate('Rewrite: {label}', { label })}
                onClick={() => onRegenerate(name)}
              >
                {translate('Rewrite')}
              </Button>
              <Button
                variant={used.has(name) ? 'ghost' : 'secondary'}
                size="sm"
                startIcon={used.has(name) ? <Check /> : null}
                aria-label={translate(used.has(name) ? 'Used: {label}' : 'Use: {label}', { label })}
                onClick={() => onUse(name)}
              >
                {used.has(name) ? translate('Used') : translate('Use')}
              </Button>
            </Box>
          }
        >
          <Box
            as="ol"
            display="grid"
            gap={3}
            aria-busy={writing === name}
            opacity={writing === name ? 0.5 : 1}
          >
            {written[name].map((text, index) => (
              // A text may be written twice.
              // biome-ignore lint/suspicious/noArrayIndexKey: texts stay in their places
              <Box
                as="li"
                key={index}
                textStyle="sm"
                whiteSpace="pre-wrap"
                overflowWrap="anywhere"
                dir="auto"
              >
                {text}
                <ResultNotes notes={written.notes} path={`${name}.${index}`} />
              </Box>
            ))}
          </Box>
          <ResultNotes notes={written.notes} path={name} />
        </Card>
      ))}
      <ResultNotes notes={written.notes} path="" />
    </Box>
  );
}

type ResultNotesProps = { notes: readonly { path: string; message: string }[]; path: string };

function ResultNotes({ notes, path }: ResultNotesProps) {
  return notes
    .filter((note) => note.path === path)
    .map(({ message }) => (
      <Box key={message} textStyle="xs" color="fg.warning">
        {translate(message)}
      </Box>
    ));
}
