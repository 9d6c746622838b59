import type { AnswerSource } from '@adlane/contract/widget/conversations';
import { Box, Button } from '@adlane/ui';
import { FileText } from 'lucide-react';
import { useFrame } from '../layout/FrameContext';
import { useTranslate } from '../texts/TranslateContext';

/** What an answer quotes, with a button that opens the article. */
export function ArticleQuote({ source: { id, title, quote } }: { source: AnswerSource }) {
  const t = useTranslate();
  const { show } = useFrame();
  return (
    <Box mt={2} borderStartWidth="2px" borderColor="border.control" ps={3}>
      <Box as="blockquote" dir="auto" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {quote}
      </Box>
      <Box ms={-3}>
        <Button
          size="sm"
          variant="ghost"
          startIcon={<FileText aria-hidden />}
          onClick={() => show({ name: 'article', id })}
        >
          <Box as="span" maxW="14rem" truncate>
            {t('readArticle', { title })}
          </Box>
        </Button>
      </Box>
    </Box>
  );
}
