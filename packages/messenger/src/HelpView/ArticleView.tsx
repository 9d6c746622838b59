import { useSdkQuery } from '../api/SdkContext';
import { Article } from '../layout/Article';
import { ContentScreen } from '../layout/ContentScreen';
import { Loaded } from '../layout/Loaded';
import { useFormatDate } from '../texts/LanguageContext';
import { useTranslate } from '../texts/TranslateContext';

/** An article of the help center. */
export function ArticleView({ id }: { id: string }) {
  const t = useTranslate();
  const formatDate = useFormatDate();
  const query = useSdkQuery('help.article', { params: { id } });
  return (
    <ContentScreen title={query.data?.title ?? t('help')}>
      <Loaded query={query}>
        {({ title, description, html, updated_at }) => (
          <Article
            title={title}
            description={description}
            note={t('updatedOn', { date: formatDate(updated_at) })}
            html={html}
          />
        )}
      </Loaded>
    </ContentScreen>
  );
}
