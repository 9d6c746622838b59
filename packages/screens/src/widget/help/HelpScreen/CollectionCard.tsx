import type { ProjectArticleRow, ProjectCollection } from '@adlane/contract/widget/help/manage';
import {
  Box,
  ButtonLink,
  Card,
  Flex,
  IconButton,
  Link,
  Menu,
  SortableList,
  StatusBadge,
  Text,
  translate,
} from '@adlane/ui';
import { Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '../../../shared/format/formatDate';
import { contentBadges } from '../../shared/contentBadges';
import { EditMenu } from '../../shared/EditMenu';

export type CollectionCardProps = {
  collection: ProjectCollection;
  /** Drag handle of the collection. */
  handle: ReactNode;
  articleHref: (id: number) => string;
  newArticleHref: string;
  onEdit: () => void;
  onDelete: () => void;
  onDeleteArticle: (article: ProjectArticleRow) => void;
  onReorder: (articles: readonly ProjectArticleRow[]) => void;
};

type ArticleLineProps = {
  article: ProjectArticleRow;
  handle: ReactNode;
  href: string;
  onDelete: () => void;
};

function ArticleLine({ article, handle, href, onDelete }: ArticleLineProps) {
  const { title, description, status, updated_at } = article;
  return (
    <Flex align="center" gap={3} py={2} borderTopWidth="line">
      {handle}
      <Box flex="1" minW={0}>
        <Flex gap={2} wrap="wrap" align="center">
          <Box fontWeight="medium" overflowWrap="anywhere">
            <Link href={href}>{title}</Link>
          </Box>
          {status === 'live' ? null : <StatusBadge {...contentBadges[status]} />}
        </Flex>
        <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {[description, translate('Changed {date}', { date: formatDate(updated_at) })]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Box>
      <EditMenu name={title} href={href} onDelete={onDelete} />
    </Flex>
  );
}

/** A collection with its articles, which can be reordered. */
export function CollectionCard(props: CollectionCardProps) {
  const { collection, handle, articleHref, newArticleHref, onEdit, onDelete, onDeleteArticle } = props;
  const { title, description, articles } = collection;
  return (
    <Card
      title={title}
      description={description || undefined}
      actions={
        <Flex gap={1} align="center">
          {handle}
          <Menu
            trigger={
              <IconButton
                size="sm"
                label={translate('Actions for {name}', { name: title })}
                icon={<Ellipsis />}
              />
            }
            items={[
              { value: 'edit', label: translate('Rename'), icon: <Pencil />, onSelect: onEdit },
              {
                value: 'delete',
                label: translate('Delete'),
                icon: <Trash2 />,
                tone: 'danger',
                onSelect: onDelete,
              },
            ]}
          />
        </Flex>
      }
    >
      {articles.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          {translate("No articles yet. Visitors don't see an empty collection.")}
        </Text>
      ) : (
        <SortableList<ProjectArticleRow>
          label={translate('Articles in {title}', { title })}
          items={articles}
          getId={({ id }) => id}
          getName={(article) => article.title}
          onReorder={props.onReorder}
        >
          {(article, parts) => (
            <ArticleLine
              article={article}
              handle={parts.handle}
              href={articleHref(article.id)}
              onDelete={() => onDeleteArticle(article)}
            />
          )}
        </SortableList>
      )}
      <Box mt={4}>
        <ButtonLink size="sm" variant="secondary" href={newArticleHref} startIcon={<Plus aria-hidden />}>
          {translate('Write an article')}
        </ButtonLink>
      </Box>
    </Card>
  );
}
