import { useApi } from '@adlane/api-client';
import { Alert, Box, Button, FieldShell, type MediaItem, Select, TextArea, translate } from '@adlane/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useId, useState } from 'react';
import { AiProblem, aiMeta } from '../ai/AiProblem';
import { WaitMessage } from '../ai/WaitMessage';
import { translateOptions } from '../form/translateOptions';

export type AiPictureMakerProps = {
  /** Called with each image, which is already in the library. */
  onMade: (item: MediaItem) => void;
  /** The client that pictures are filed under; without one the agency's own. */
  clientUserId: number | undefined;
};

const shapes = [
  { value: 'landscape', label: 'Landscape 1.91:1' },
  { value: 'square', label: 'Square 1:1' },
  { value: 'portrait', label: 'Portrait 4:5' },
  { value: 'story', label: 'Story 9:16' },
] as const;
const counts = ['1', '2', '3', '4'] as const;
/** Maximum length in the contract. */
const maxDescription = 2000;

type Wish = {
  readonly description: string;
  readonly ratio: (typeof shapes)[number]['value'];
  readonly count: (typeof counts)[number];
};

function WishFields({ wish, onChange }: { wish: Wish; onChange: (wish: Wish) => void }) {
  return (
    <>
      <FieldShell label={translate('What should the picture show?')} required>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={maxDescription}
            value={wish.description}
            onChange={({ target }) => onChange({ ...wish, description: target.value })}
          />
        )}
      </FieldShell>
      <Box display="grid" gap={3} gridTemplateColumns="repeat(auto-fit, minmax(min({sizes.36}, 100%), 1fr))">
        <FieldShell label={translate('Shape')}>
          {(control) => (
            <Select
              {...control}
              options={translateOptions(shapes)}
              value={wish.ratio}
              onChange={({ target }) =>
                onChange({
                  ...wish,
                  ratio: shapes.find(({ value }) => value === target.value)?.value ?? wish.ratio,
                })
              }
            />
          )}
        </FieldShell>
        <FieldShell label={translate('How many')}>
          {(control) => (
            <Select
              {...control}
              options={counts.map((value) => ({ value, label: value }))}
              value={wish.count}
              onChange={({ target }) =>
                onChange({ ...wish, count: counts.find((each) => each === target.value) ?? wish.count })
              }
            />
          )}
        </FieldShell>
      </Box>
    </>
  );
}

/** Has pictures made by the AI (ads §7): they go into the library, and from there into the ad like any other. */
export function AiPictureMaker({ onMade, clientUserId }: AiPictureMakerProps) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [wish, setWish] = useState<Wish>({ description: '', ratio: 'square', count: '1' });
  const make = useMutation({
    mutationFn: () =>
      client.ai.image({
        body: {
          description: wish.description.trim(),
          ratio: wish.ratio,
          count: Number(wish.count),
          client_user_id: clientUserId ?? null,
        },
      }),
    onSuccess: ({ images }) => {
      void queryClient.invalidateQueries({ queryKey: queries.media.key() });
      images.forEach(onMade);
    },
    meta: aiMeta,
  });
  return (
    <Box display="grid" gap={3}>
      <Box>
        <Button
          variant="secondary"
          size="sm"
          startIcon={<Sparkles />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {translate('Create pictures with AI')}
        </Button>
      </Box>
      {isOpen ? (
        <Box
          id={id}
          role="group"
          aria-label="AI pictures"
          display="grid"
          gap={3}
          borderWidth="line"
          borderRadius="l3"
          p={4}
        >
          <WishFields wish={wish} onChange={setWish} />
          {make.isPending ? (
            <WaitMessage />
          ) : (
            <Box>
              <Button size="sm" disabled={wish.description.trim() === ''} onClick={() => make.mutate()}>
                {make.data ? translate('Create more') : translate('Make')}
              </Button>
            </Box>
          )}
          <AiProblem error={make.error} />
          {make.data && !make.isPending ? (
            <Alert tone={make.data.written_by === 'builtin' ? 'info' : 'success'}>
              {make.data.written_by === 'builtin'
                ? translate(
                    'No AI provider is connected, so the built-in generator made this. Added to the library and selected.',
                  )
                : translate('Added to the library and selected.')}
            </Alert>
          ) : null}
        </Box>
      ) : null}
    </Box>
  );
}
