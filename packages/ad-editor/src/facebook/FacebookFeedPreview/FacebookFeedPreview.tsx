import { facebookCallsToAction } from '@adlane/contract/constants';
import { Avatar, Box, Button, Text, ThumbnailImage } from '@adlane/ui';
import { Globe, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { cutText, feedCutOffs, type PreviewDevice } from './cutText';

export type FacebookFeedPreviewProps = {
  /** Where the feed is looked at; decides on width and on what is cut. */
  device: PreviewDevice;
  /** The page that the ad is posted by. */
  pageName: string;
  pagePictureUrl?: string | null;
  text: string;
  headline: string;
  description: string;
  /** A call to action's name on the wire: `SIGN_UP`. */
  callToAction: string;
  /** First picture of the template. */
  imageUrl: string | null;
  /** Where the ad leads; its host is shown. Empty for lead forms and messages. */
  link: string;
};

const widths = { desktop: '31rem', mobile: '22.5rem' } as const;

function hostOf(link: string): string {
  try {
    return new URL(link).hostname.replace(/^www\./, '');
  } catch {
    return '';
  }
}

function labelOf(callToAction: string): string {
  return facebookCallsToAction.find(({ value }) => value === callToAction)?.label ?? callToAction;
}

function PostText({ text, device }: { text: string; device: PreviewDevice }) {
  const [isOpen, setOpen] = useState(false);
  const { text: characters, textLines } = feedCutOffs[device];
  const { shown, isCut } = cutText(text, characters, textLines);
  if (text === '') return <Text color="fg.subtle">Your ad text</Text>;
  return (
    <Box whiteSpace="pre-line" overflowWrap="anywhere" dir="auto">
      {isOpen ? text : shown}
      {isCut ? (
        <>
          {isOpen ? ' ' : '… '}
          <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'See less' : 'See more'}
          </Button>
        </>
      ) : null}
    </Box>
  );
}

function PageLine({
  pageName,
  pagePictureUrl,
}: Pick<FacebookFeedPreviewProps, 'pageName' | 'pagePictureUrl'>) {
  return (
    <Box display="flex" alignItems="center" gap={2.5}>
      <Avatar name={pageName} src={pagePictureUrl} />
      <Box minW={0}>
        <Text fontWeight="semibold" truncate>
          {pageName}
        </Text>
        <Box display="flex" alignItems="center" gap={1} color="fg.muted" textStyle="xs">
          Sponsored
          <Box as={Globe} boxSize={3} aria-hidden />
        </Box>
      </Box>
    </Box>
  );
}

function LinkBar(props: FacebookFeedPreviewProps) {
  const { device, headline, description, callToAction, link } = props;
  const limits = feedCutOffs[device];
  const shortHeadline = cutText(headline, limits.headline);
  const shortDescription = cutText(description, limits.description);
  return (
    <Box display="flex" alignItems="center" gap={3} px={4} py={3} bg="bg.muted" textStyle="sm">
      <Box flex="1" minW={0} overflowWrap="anywhere">
        {hostOf(link) ? (
          <Text textStyle="xs" color="fg.muted" textTransform="uppercase" truncate>
            {hostOf(link)}
          </Text>
        ) : null}
        <Text fontWeight="semibold" dir="auto" color={headline ? 'fg' : 'fg.subtle'}>
          {headline ? shortHeadline.shown : 'Your headline'}
          {shortHeadline.isCut ? '…' : ''}
        </Text>
        {shortDescription.shown ? (
          <Text color="fg.muted" dir="auto">
            {shortDescription.shown}
            {shortDescription.isCut ? '…' : ''}
          </Text>
        ) : null}
      </Box>
      {callToAction ? (
        <Box px={3} py={2} bg="bg.emphasized" borderRadius="l2" fontWeight="semibold" whiteSpace="nowrap">
          {labelOf(callToAction)}
        </Box>
      ) : null}
    </Box>
  );
}

/**
 * The ad as the Facebook feed shows it, cut where the platform cuts. It is a picture of the ad: only 'See more' can
 * be pressed.
 */
export function FacebookFeedPreview(props: FacebookFeedPreviewProps) {
  const { device, text, imageUrl } = props;
  return (
    <Box
      as="figure"
      aria-label={`Preview, Facebook feed, ${device}`}
      w="full"
      maxW={widths[device]}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      shadow="sm"
      overflow="hidden"
    >
      <Box display="grid" gap={3} p={4} textStyle="sm">
        <PageLine {...props} />
        <PostText text={text} device={device} />
      </Box>
      <Box display="grid">
        <ThumbnailImage
          src={imageUrl}
          alt={imageUrl ? 'Picture of the ad' : 'No picture yet'}
          width="100%"
          ratio={device === 'mobile' ? '1' : '1.91'}
        />
      </Box>
      <LinkBar {...props} />
      <Box display="flex" gap={6} px={4} py={2.5} color="fg.muted" textStyle="xs" aria-hidden>
        <Box display="inline-flex" alignItems="center" gap={1.5}>
          <Box as={ThumbsUp} boxSize={3.5} /> Like
        </Box>
        <span>Comment</span>
        <span>Share</span>
      </Box>
    </Box>
  );
}
