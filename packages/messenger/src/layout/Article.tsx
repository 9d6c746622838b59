import { Box } from '@adlane/ui';
import { SafeHtml } from './SafeHtml';

export type ArticleProps = {
  title: string;
  /** Below the title. */
  description?: string;
  /** Small text below: a date. */
  note: string;
  coverImageUrl?: string | null;
  html: string;
};

/** A text of the project: title, date, picture, content. */
export function Article({ title, description, note, coverImageUrl, html }: ArticleProps) {
  return (
    <Box as="article" display="grid" gap={4} px={1}>
      {coverImageUrl ? (
        <Box asChild w="full" maxH="14rem" borderRadius="l2" objectFit="cover">
          <img src={coverImageUrl} alt="" />
        </Box>
      ) : null}
      <Box>
        <Box as="h2" dir="auto" textStyle="xl" fontWeight="semibold" overflowWrap="anywhere">
          {title}
        </Box>
        {description ? (
          <Box dir="auto" mt={1} textStyle="sm" color="fg.muted">
            {description}
          </Box>
        ) : null}
        <Box mt={1} textStyle="xs" color="fg.muted">
          {note}
        </Box>
      </Box>
      <SafeHtml html={html} />
    </Box>
  );
}
