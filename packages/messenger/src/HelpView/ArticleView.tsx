import { Box } from '@adlane/ui';
import { useSdkQuery } from '../api/SdkContext';
import { ContentScreen } from '../layout/ContentScreen';
import { Loaded } from '../layout/Loaded';
import { SafeHtml } from '../layout/SafeHtml';
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
          <Box as="article" display="grid" gap={4} px={1}>
            <Box>
              <Box as="h2" textStyle="xl" fontWeight="semibold" overflowWrap="anywhere">
                {title}
              </Box>
              {description ? (
                <Box mt={1} textStyle="sm" color="fg.muted">
                  {description}
                </Box>
              ) : null}
              <Box mt={2} textStyle="xs" color="fg.muted">
                {t('updatedOn', { date: formatDate(updated_at) })}
              </Box>
            </Box>
            <SafeHtml html={html} />
          </Box>
        )}
      </Loaded>
    </ContentScreen>
  );
}
