import { FileText } from 'lucide-react';
import { useFrame } from '../layout/FrameContext';
import { RowButton, RowIcon } from '../layout/RowButton';

export type ArticleRowsProps = {
  articles: readonly { readonly id: string; readonly title: string; readonly description: string }[];
};

/** Articles that open. */
export function ArticleRows({ articles }: ArticleRowsProps) {
  const { show } = useFrame();
  return articles.map(({ id, title, description }) => (
    <RowButton
      key={id}
      start={
        <RowIcon>
          <FileText size={18} />
        </RowIcon>
      }
      title={title}
      text={description}
      onClick={() => show({ name: 'article', id })}
    />
  ));
}
