import type { FlowConfig } from '@adlane/contract/widget/flowConfig';
import { Article, type ArticleProps } from '../layout/Article';
import { ContentScreen } from '../layout/ContentScreen';
import { PreviewFrame } from './PreviewFrame';

export type ArticlePreviewProps = {
  /** The article, saved or not; its HTML is cleaned before it is shown. */
  article: ArticleProps;
  /** Colors and texts of the project. */
  config: Partial<FlowConfig> | undefined;
};

const stay = () => undefined;

/**
 * A help or news article as visitors see it in the widget's frame.
 *
 * @example <ArticlePreview article={{ title: 'Refunds', note: 'Draft', html: '<p>…</p>' }} config={flowConfig} />
 */
export function ArticlePreview({ article, config }: ArticlePreviewProps) {
  return (
    <PreviewFrame config={config} onClose={stay}>
      <ContentScreen title={article.title} fitsContent>
        <Article {...article} />
      </ContentScreen>
    </PreviewFrame>
  );
}
