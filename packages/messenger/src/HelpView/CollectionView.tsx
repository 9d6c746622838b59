import { Box, EmptyState } from '@adlane/ui';
import { useSdkQuery } from '../api/SdkContext';
import { ContentScreen } from '../layout/ContentScreen';
import { Loaded } from '../layout/Loaded';
import { useTranslate } from '../texts/TranslateContext';
import { ArticleRows } from './ArticleRows';

/** A collection of the help center with its articles. */
export function CollectionView({ id }: { id: string }) {
  const t = useTranslate();
  const query = useSdkQuery('help.collection', { params: { id } });
  return (
    <ContentScreen title={query.data?.title ?? t('help')}>
      <Loaded
        query={query}
        isEmpty={({ articles }) => articles.length === 0}
        empty={<EmptyState title={t('noHelp')} />}
      >
        {({ description, articles }) => (
          <>
            {description ? (
              <Box dir="auto" textAlign="match-parent" textStyle="sm" color="fg.muted">
                {description}
              </Box>
            ) : null}
            <ArticleRows articles={articles} />
          </>
        )}
      </Loaded>
    </ContentScreen>
  );
}
