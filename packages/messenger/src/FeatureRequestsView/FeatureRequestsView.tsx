import { Box, Button, EmptyState } from '@adlane/ui';
import { Lightbulb, Plus } from 'lucide-react';
import { useState } from 'react';
import { useSdkQuery } from '../api/SdkContext';
import { ContentScreen } from '../layout/ContentScreen';
import { useFrame } from '../layout/FrameContext';
import { Loaded } from '../layout/Loaded';
import { useTranslate } from '../texts/TranslateContext';
import { NewRequestForm } from './NewRequestForm';
import { RequestCard } from './RequestCard';

/** What visitors wish for, most votes first, with a vote per visitor and a form for a new one. */
export function FeatureRequestsView() {
  const t = useTranslate();
  const { show } = useFrame();
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
          {({ data }) =>
            data.map((request) => (
              <RequestCard
                key={request.id}
                request={request}
                onOpen={() => show({ name: 'featureRequest', id: request.id })}
              />
            ))
          }
        </Loaded>
      )}
    </ContentScreen>
  );
}
