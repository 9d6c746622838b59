import type { PromotedPost } from '@adlane/contract/ads/facebookAssets';
import type { PlannedAd } from '@adlane/contract/ads/launches';
import { Box, Flex, Text, ThumbnailImage, translate } from '@adlane/ui';
import { ImageOff, Video } from 'lucide-react';
import { PostText } from '../post/PostText';

/** An image or video of the ads, as the plan names it by id. */
export type PlanMedia = {
  readonly id: number;
  readonly name: string;
  readonly kind: 'image' | 'video';
  readonly url: string;
};

type PlannedAdRowProps = {
  ad: PlannedAd;
  media: readonly PlanMedia[];
  platform: 'Facebook' | 'Google';
};

const picture = { width: '100%', height: '100%', objectFit: 'cover' } as const;

/** An ad of a launch plan with its first picture and texts, as an item of a list. */
export function PlannedAdRow({ ad, media, platform }: PlannedAdRowProps) {
  if (ad.post) return <PlannedPost post={ad.post} />;
  const [headline = '', ...moreHeadlines] = ad.headlines;
  const [adText = '', ...moreTexts] = ad.adText;
  const texts = [...moreHeadlines, ...moreTexts, ...(platform === 'Google' ? ad.subHeadlines : [])];
  const more = texts.length + Math.max(0, ad.mediaIds.length - 1);
  // Search ads have none; a Facebook ad without one shows that it is missing.
  const hasPictures = platform === 'Facebook' || ad.mediaIds.length > 0;
  return (
    <Flex as="li" gap={3} p={2} borderWidth="line" borderRadius="l2" minW={0}>
      {hasPictures ? <Thumbnail media={media.find(({ id }) => id === ad.mediaIds[0])} /> : null}
      <Box minW={0} textStyle="sm">
        <Text dir="auto" textAlign="match-parent" fontWeight="medium" truncate>
          {headline}
        </Text>
        <Text dir="auto" textAlign="match-parent" color="fg.muted" lineClamp={2}>
          {adText}
        </Text>
        {ad.isCarousel ? (
          <Text color="fg.muted" textStyle="xs">
            {translate('Carousel with {count} cards: {headlines}', {
              count: ad.headlines.length,
              headlines: ad.headlines.join(' · '),
            })}
          </Text>
        ) : more > 0 ? (
          <Text color="fg.muted" textStyle="xs">
            {translate(
              more === 1
                ? '{platform} combines it with {count} more text or image.'
                : '{platform} combines it with {count} more texts and images.',
              { count: more, platform },
            )}
          </Text>
        ) : null}
      </Box>
    </Flex>
  );
}

/** A post that the launch promotes: it has its own text and picture. */
function PlannedPost({ post }: { post: PromotedPost }) {
  return (
    <Flex as="li" gap={3} p={2} align="start" borderWidth="line" borderRadius="l2" minW={0}>
      <ThumbnailImage src={post.picture_url} alt="" />
      <Box minW={0} textStyle="sm">
        <Text fontWeight="medium">{translate('Existing post')}</Text>
        <PostText post={post} />
      </Box>
    </Flex>
  );
}

function Thumbnail({ media }: { media: PlanMedia | undefined }) {
  return (
    <Flex
      align="center"
      justify="center"
      boxSize={14}
      flexShrink={0}
      bg="bg.muted"
      color="fg.muted"
      borderRadius="l1"
      overflow="hidden"
    >
      {media?.kind === 'image' ? (
        <img src={media.url} alt={media.name} style={picture} />
      ) : media ? (
        <Video role="img" aria-label={media.name} />
      ) : (
        <ImageOff aria-hidden />
      )}
    </Flex>
  );
}
