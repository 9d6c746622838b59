import { Box } from '@adlane/ui';
import type { SdkOutput } from '../api/sdkRoutes';
import { useFrame } from '../layout/FrameContext';
import { CountBadge, RowButton } from '../layout/RowButton';
import { useFormatDate } from '../texts/LanguageContext';
import { useTranslate } from '../texts/TranslateContext';

/** A news article in a list, marked until it is read. */
export function NewsRow({ article }: { article: SdkOutput<'news.list'>['data'][number] }) {
  const t = useTranslate();
  const formatDate = useFormatDate();
  const { show } = useFrame();
  const { id, title, previewText, coverImageUrl, isUnread, created_at } = article;
  return (
    <RowButton
      start={
        coverImageUrl ? (
          <Box asChild boxSize={12} flexShrink={0} borderRadius="l2" objectFit="cover">
            <img src={coverImageUrl} alt="" />
          </Box>
        ) : null
      }
      title={title}
      text={previewText}
      note={formatDate(created_at)}
      end={isUnread ? <CountBadge>{t('unread')}</CountBadge> : null}
      onClick={() => show({ name: 'newsArticle', id })}
    />
  );
}
