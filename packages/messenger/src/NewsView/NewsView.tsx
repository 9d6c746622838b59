import { EmptyState } from '@adlane/ui';
import { Megaphone } from 'lucide-react';
import { useSdkQuery } from '../api/SdkContext';
import { ContentScreen } from '../layout/ContentScreen';
import { Loaded } from '../layout/Loaded';
import { useTranslate } from '../texts/TranslateContext';
import { NewsRow } from './NewsRow';

/** The project's news, newest first. */
export function NewsView() {
  const t = useTranslate();
  const query = useSdkQuery('news.list', { query: { per_page: 50 } });
  return (
    <ContentScreen title={t('news')}>
      <Loaded
        query={query}
        isEmpty={({ data }) => data.length === 0}
        empty={<EmptyState icon={<Megaphone />} title={t('noNews')} />}
      >
        {({ data }) => data.map((article) => <NewsRow key={article.id} article={article} />)}
      </Loaded>
    </ContentScreen>
  );
}
