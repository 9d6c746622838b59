import type { FacebookPage } from '@adlane/contract/ads/sources';
import { Avatar, Box, Flex, Link, Stack, Text, ThumbnailImage, translate } from '@adlane/ui';
import type { ChosenPost } from './ChosenPost';

export type PostPreviewProps = {
  post: ChosenPost;
  /** The page that it is on. */
  page: FacebookPage;
};

/** A post of the page as an ad in the feed: text and picture are the post's. */
export function PostPreview({ post, page }: PostPreviewProps) {
  return (
    <Stack gap={4}>
      <Box
        as="article"
        borderWidth="line"
        borderRadius="l2"
        overflow="hidden"
        maxW="md"
        aria-label={page.name}
      >
        <Flex gap={3} p={3} align="center">
          {/* The name is beside it. */}
          <Box aria-hidden flexShrink={0}>
            <Avatar name={page.name} src={page.picture_url} />
          </Box>
          <Box minW={0} textStyle="sm">
            <Text fontWeight="medium" truncate>
              {page.name}
            </Text>
            <Text color="fg.muted" textStyle="xs">
              {translate('Sponsored')}
            </Text>
          </Box>
        </Flex>
        <Text dir="auto" px={3} pb={3} textStyle="sm" whiteSpace="pre-line" overflowWrap="anywhere">
          {post.message === '' ? translate('Post without a text') : post.message}
        </Text>
        {post.picture_url === null ? null : (
          <Box px={3} pb={3}>
            <ThumbnailImage
              src={post.picture_url}
              alt={translate('Picture of the post')}
              width="100%"
              ratio="1.91"
            />
          </Box>
        )}
      </Box>
      <Text color="fg.muted" textStyle="sm">
        {translate('Facebook shows the post with its own picture, button and comments.')}{' '}
        {post.permalink_url === null ? null : (
          <Link href={post.permalink_url} external>
            {translate('Open the post on Facebook')}
          </Link>
        )}
      </Text>
    </Stack>
  );
}
