import type { NewsReaction } from '@adlane/contract/widget/news/visitor';
import { Box, IconButton } from '@adlane/ui';
import { Frown, Meh, Smile } from 'lucide-react';
import { useId } from 'react';
import { useSdkMutation } from '../api/SdkContext';
import type { TextKey } from '../texts/createTranslate';
import { useTranslate } from '../texts/TranslateContext';

const reactions = [
  { value: 'sad', label: 'reactionSad', Icon: Frown },
  { value: 'neutral', label: 'reactionNeutral', Icon: Meh },
  { value: 'happy', label: 'reactionHappy', Icon: Smile },
] as const satisfies readonly { value: NewsReaction; label: TextKey; Icon: typeof Smile }[];

/** Three faces below a news article; the chosen one again withdraws the reaction. */
export function NewsReactions({ id, reaction }: { id: string; reaction: NewsReaction | null }) {
  const t = useTranslate();
  const labelId = useId();
  const reacting = useSdkMutation('news.react', { isOptimistic: true });
  // The choice changes at the click; the article that is fetched afterwards decides.
  const chosen = reacting.isPending ? reacting.variables.body.reaction : reaction;
  return (
    <Box
      role="group"
      aria-labelledby={labelId}
      display="grid"
      justifyItems="center"
      gap={2}
      mt={6}
      pt={4}
      borderTopWidth="1px"
    >
      <Box id={labelId} textStyle="sm" color="fg.muted">
        {t('reactPrompt')}
      </Box>
      <Box display="flex" gap={2}>
        {reactions.map(({ value, label, Icon }) => (
          <IconButton
            key={value}
            label={t(label)}
            icon={<Icon aria-hidden />}
            variant={chosen === value ? 'primary' : 'secondary'}
            aria-pressed={chosen === value}
            onClick={() =>
              reacting.mutate({ params: { id }, body: { reaction: chosen === value ? null : value } })
            }
          />
        ))}
      </Box>
    </Box>
  );
}
