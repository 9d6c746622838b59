import type { FeatureRequest } from '@adlane/contract/widget/featureRequests/visitor';
import { Badge, Box, Button, EmptyState, VisuallyHidden } from '@adlane/ui';
import { ChevronUp, Lightbulb, Plus } from 'lucide-react';
import { useState } from 'react';
import { useSdkMutation, useSdkQuery } from '../api/SdkContext';
import { ContentScreen } from '../layout/ContentScreen';
import { Loaded } from '../layout/Loaded';
import type { TextKey } from '../texts/createTranslate';
import { useTranslate } from '../texts/TranslateContext';
import { NewRequestForm } from './NewRequestForm';

/** What visitors wish for, most votes first, with a vote per visitor and a form for a new one. */
export function FeatureRequestsView() {
  const t = useTranslate();
  const [isWriting, setWriting] = useState(false);
  const query = useSdkQuery('featureRequests.list', { query: { per_page: 100 } });
  const footer = isWriting ? null : (
    <Box flexShrink={0} px={4} py={3} borderTopWidth="1px">
      <Button fullWidth startIcon={<Plus />} onClick={() => setWriting(true)}>
        {t('suggest')}
      </Button>
    </Box>
  );
  return (
    <ContentScreen title={t('featureRequests')} footer={footer}>
      {isWriting ? (
        <NewRequestForm onDone={() => setWriting(false)} />
      ) : (
        <Loaded
          query={query}
          isEmpty={({ data }) => data.length === 0}
          empty={
            <EmptyState icon={<Lightbulb />} title={t('noRequests')}>
              {t('noRequestsHint')}
            </EmptyState>
          }
        >
          {({ data }) => data.map((request) => <Request key={request.id} request={request} />)}
        </Loaded>
      )}
    </ContentScreen>
  );
}

const statusTexts: Readonly<Record<FeatureRequest['status'], TextKey>> = {
  OPEN: 'statusOpen',
  PLANNED: 'statusPlanned',
  INPROGRESS: 'statusInProgress',
  DONE: 'statusDone',
};

function Request({ request }: { request: FeatureRequest }) {
  const t = useTranslate();
  const voting = useSdkMutation('featureRequests.vote');
  const { id, title, description, votes, status } = request;
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
        <Box textStyle="sm" fontWeight="semibold">
          {title}
        </Box>
        {description ? (
          <Box mt={0.5} textStyle="xs" color="fg.muted">
            {description}
          </Box>
        ) : null}
        <Box mt={2}>
          <Badge>{t(statusTexts[status])}</Badge>
        </Box>
      </Box>
    </Box>
  );
}
