import { Box } from '@adlane/ui';
import { useEffect } from 'react';
import { useSdkMutation, useSdkQuery } from '../api/SdkContext';
import { ContentScreen } from '../layout/ContentScreen';
import { Loaded } from '../layout/Loaded';
import { SafeHtml } from '../layout/SafeHtml';
import { useFormatDate } from '../texts/LanguageContext';
import { useTranslate } from '../texts/TranslateContext';

/** A news article, marked as read once it is shown. */
export function NewsArticleView({ id }: { id: string }) {
  const t = useTranslate();
  const formatDate = useFormatDate();
  const query = useSdkQuery('news.view', { params: { id } });
  const { mutate: markRead } = useSdkMutation('news.read');
  const isUnread = query.data?.isUnread === true;
  useEffect(
    function markShownNews() {
      if (isUnread) markRead({ params: { id } });
    },
    [isUnread, id, markRead],
  );
  return (
    <ContentScreen title={query.data?.title ?? t('news')}>
      <Loaded query={query}>
        {({ title, html, coverImageUrl, created_at }) => (
          <Box as="article" display="grid" gap={4} px={1}>
            {coverImageUrl ? (
              <Box asChild w="full" maxH="14rem" borderRadius="l2" objectFit="cover">
                <img src={coverImageUrl} alt="" />
              </Box>
            ) : null}
            <Box>
              <Box as="h2" textStyle="xl" fontWeight="semibold" overflowWrap="anywhere">
                {title}
              </Box>
              <Box mt={1} textStyle="xs" color="fg.muted">
                {formatDate(created_at)}
              </Box>
            </Box>
            <SafeHtml html={html} />
          </Box>
        )}
      </Loaded>
    </ContentScreen>
  );
}
