import type { PromotedPost } from '@adlane/contract/ads/facebookAssets';
import { Flex, Link, Stack, Text, ThumbnailImage, translate } from '@adlane/ui';
import { DetailSection } from '../../../shared/DetailColumns/DetailSection';

/** The post that an ad promotes, as it was at the launch. */
export function PromotedPostSection({ post }: { post: PromotedPost }) {
  return (
    <DetailSection title={translate('Promoted post')}>
      <Flex gap={3} align="start" minW={0}>
        <ThumbnailImage src={post.picture_url} alt="" />
        <Stack gap={1} minW={0} textStyle="sm">
          <Text dir="auto" textAlign="match-parent" lineClamp={4} overflowWrap="anywhere">
            {post.message === '' ? translate('Post without a text') : post.message}
          </Text>
          {post.permalink_url === null ? null : (
            <Link href={post.permalink_url} external>
              {translate('Open the post on Facebook')}
            </Link>
          )}
        </Stack>
      </Flex>
    </DetailSection>
  );
}
