import type { PagePost } from '@adlane/contract/ads/facebookAssets';
import { getDeviceDateFormat, getNumberFormat } from '@adlane/contract/rules';
import { Box, getLocale, Text, translate } from '@adlane/ui';

const formatNumber = (value: number) => getNumberFormat(getLocale(), {}).format(value);

type PostTextProps = {
  post: Pick<PagePost, 'message'> &
    Partial<Pick<PagePost, 'created_at' | 'reactions' | 'comments' | 'shares'>>;
};

/** The first lines of a post's text; its date and figures where they are known. */
export function PostText({ post }: PostTextProps) {
  const { message, reactions = 0, comments = 0, shares = 0 } = post;
  const createdAt = post.created_at === undefined ? undefined : new Date(post.created_at);
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
      {createdAt === undefined ? null : (
        <Text as="span" display="block" color="fg.muted" textStyle="xs">
          {translate('{date} · Reactions: {reactions} · Comments: {comments} · Shares: {shares}', {
            date: getDeviceDateFormat(createdAt, getLocale(), { dateStyle: 'medium' }).format(createdAt),
            reactions: formatNumber(reactions),
            comments: formatNumber(comments),
            shares: formatNumber(shares),
          })}
        </Text>
      )}
    </Box>
  );
}
