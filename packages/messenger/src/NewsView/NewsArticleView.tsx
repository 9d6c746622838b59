import { useEffect } from 'react';
import { useSdkMutation, useSdkQuery } from '../api/SdkContext';
import { Article } from '../layout/Article';
import { ContentScreen } from '../layout/ContentScreen';
import { Loaded } from '../layout/Loaded';
import { useFormatDate } from '../texts/LanguageContext';
import { useTranslate } from '../texts/TranslateContext';
import { NewsReactions } from './NewsReactions';

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
        {({ title, html, coverImageUrl, created_at, reaction }) => (
          <>
            <Article title={title} note={formatDate(created_at)} coverImageUrl={coverImageUrl} html={html} />
            <NewsReactions id={id} reaction={reaction} />
          </>
        )}
      </Loaded>
    </ContentScreen>
  );
}
