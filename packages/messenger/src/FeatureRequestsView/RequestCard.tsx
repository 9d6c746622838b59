import type { FeatureRequest } from '@adlane/contract/widget/featureRequests/visitor';
import { Badge, Box, VisuallyHidden } from '@adlane/ui';
import { ChevronUp } from 'lucide-react';
import { useSdkMutation } from '../api/SdkContext';
import type { TextKey } from '../texts/createTranslate';
import { useTranslate } from '../texts/TranslateContext';

const statusTexts: Readonly<Record<FeatureRequest['status'], TextKey>> = {
  OPEN: 'statusOpen',
  PLANNED: 'statusPlanned',
  INPROGRESS: 'statusInProgress',
  DONE: 'statusDone',
};

export type RequestCardProps = {
  request: FeatureRequest;
  /** Opens the request; without it the card belongs to the open one, whose header has the title. */
  onOpen?: () => void;
};

/** A feature request with its votes and status. */
export function RequestCard({ request, onOpen }: RequestCardProps) {
  const t = useTranslate();
  const voting = useSdkMutation('featureRequests.vote', { isOptimistic: true });
  const { id, title, description, votes, status, comments } = request;
  // The number changes at the click; the list that is fetched afterwards decides.
  const voted = voting.isPending ? voting.variables.body.voted : request.voted;
  const shownVotes = votes + Number(voted) - Number(request.voted);
  return (
    <Box
      as="article"
      flexShrink={0}
      display="flex"
      gap={3}
      p={3.5}
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
    >
      <Box
        as="button"
        aria-disabled={voting.isPending}
        onClick={() => {
          if (!voting.isPending) voting.mutate({ params: { id }, body: { voted: !voted } });
        }}
        position="relative"
        display="grid"
        justifyItems="center"
        alignContent="center"
        minW={11}
        h={12}
        flexShrink={0}
        borderRadius="l2"
        borderWidth="1px"
        borderColor={voted ? 'brand.border' : 'border.control'}
        bg={voted ? 'brand.muted' : 'transparent'}
        color={voted ? 'brand.fg' : 'fg'}
        cursor="button"
        colorPalette="brand"
        focusVisibleRing="outside"
        textStyle="sm"
        fontWeight="semibold"
      >
        <ChevronUp size={16} aria-hidden />
        {shownVotes}
        <VisuallyHidden>{t(voted ? 'withdrawVote' : 'vote', { title })}</VisuallyHidden>
      </Box>
      <Box flex="1" minW={0} overflowWrap="anywhere">
        {onOpen ? (
          <Box
            as="button"
            onClick={onOpen}
            dir="auto"
            textAlign="match-parent"
            textStyle="sm"
            fontWeight="semibold"
            cursor="button"
            borderRadius="l1"
            colorPalette="brand"
            focusVisibleRing="outside"
            _hover={{ textDecoration: 'underline' }}
          >
            {title}
          </Box>
        ) : null}
        {description ? (
          <Box
            dir="auto"
            textAlign="match-parent"
            mt={0.5}
            textStyle="xs"
            color="fg.muted"
            whiteSpace="pre-wrap"
          >
            {description}
          </Box>
        ) : null}
        <Box mt={2} display="flex" flexWrap="wrap" alignItems="center" gap={2}>
          <Badge>{t(statusTexts[status])}</Badge>
          {onOpen && comments > 0 ? (
            <Box as="span" textStyle="xs" color="fg.muted">
              {comments === 1 ? t('oneComment') : t('commentCount', { count: String(comments) })}
            </Box>
          ) : null}
        </Box>
      </Box>
    </Box>
  );
}
