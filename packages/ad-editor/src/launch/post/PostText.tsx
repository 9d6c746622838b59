import type { PagePost } from '@adlane/contract/ads/facebookAssets';
import { formatDeviceDate, getNumberFormat } from '@adlane/contract/rules';
import { Box, getLocale, Text, translate } from '@adlane/ui';

const formatNumber = (value: number) => getNumberFormat(getLocale(), {}).format(value);

type PostTextProps = {
  post: Pick<PagePost, 'message'> &
    Partial<Pick<PagePost, 'created_at' | 'reactions' | 'comments' | 'shares'>>;
};

/** The first lines of a post's text; its date and figures where they are known. */
export function PostText({ post }: PostTextProps) {
  const { message, created_at, reactions = 0, comments = 0, shares = 0 } = post;
  return (
    <Box as="span" display="block" minW={0} textStyle="sm">
      <Text
        as="span"
        dir="auto"
        textAlign="match-parent"
        lineClamp={2}
        {...(message === '' ? { color: 'fg.muted' } : {})}
      >
        {message === '' ? translate('Post without a text') : message}
      </Text>
      {created_at === undefined ? null : (
        <Text as="span" display="block" color="fg.muted" textStyle="xs">
          {translate('{date} · Reactions: {reactions} · Comments: {comments} · Shares: {shares}', {
            date: formatDeviceDate(created_at, getLocale(), { dateStyle: 'medium' }),
            reactions: formatNumber(reactions),
            comments: formatNumber(comments),
            shares: formatNumber(shares),
          })}
        </Text>
      )}
    </Box>
  );
}
