import type { FoundContent } from '@adlane/contract/widget/messenger';
import { Button, EmptyState } from '@adlane/ui';
import { FileText, FolderOpen, Lightbulb, ListChecks, Megaphone, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSdkQuery } from '../api/SdkContext';
import { useFrame } from '../layout/FrameContext';
import { Loaded } from '../layout/Loaded';
import { RowButton, RowIcon } from '../layout/RowButton';
import type { ContentPlace } from '../state/messengerState';
import type { TextKey } from '../texts/createTranslate';
import { useTranslate } from '../texts/TranslateContext';

type Kind = {
  readonly name: TextKey;
  readonly icon: ReactNode;
  readonly toPlace: (id: string) => ContentPlace;
};

const kinds: Readonly<Record<FoundContent['kind'], Kind>> = {
  article: {
    name: 'kindArticle',
    icon: <FileText size={18} />,
    toPlace: (id) => ({ name: 'article', id }),
  },
  collection: {
    name: 'kindCollection',
    icon: <FolderOpen size={18} />,
    toPlace: (id) => ({ name: 'collection', id }),
  },
  news: {
    name: 'news',
    icon: <Megaphone size={18} />,
    toPlace: (id) => ({ name: 'newsArticle', id }),
  },
  checklist: {
    name: 'kindChecklist',
    icon: <ListChecks size={18} />,
    // Goes on with one that has been started.
    toPlace: (id) => ({ name: 'startChecklist', outboundId: id }),
  },
  featureRequest: {
    name: 'kindRequest',
    icon: <Lightbulb size={18} />,
    toPlace: (id) => ({ name: 'featureRequest', id }),
  },
};

/** Contents of every kind that match a term. */
export function SearchResults({ term }: { term: string }) {
  const t = useTranslate();
  const { show } = useFrame();
  const query = useSdkQuery('messenger.search', { query: { term: term.slice(0, 200) } });
  return (
    <Loaded
      query={query}
      isEmpty={({ data }) => data.length === 0}
      empty={
        <EmptyState
          icon={<SearchX />}
          title={t('noMatches', { term })}
          actions={
            <Button variant="secondary" onClick={() => show({ name: 'newConversation' })}>
              {t('startConversation')}
            </Button>
          }
        >
          {t('noMatchesHint')}
        </EmptyState>
      }
    >
      {({ data }) =>
        data.map(({ kind, id, title, text }) => (
          <RowButton
            key={`${kind}-${id}`}
            start={<RowIcon>{kinds[kind].icon}</RowIcon>}
            title={title}
            text={text}
            note={t(kinds[kind].name)}
            onClick={() => show(kinds[kind].toPlace(id))}
          />
        ))
      }
    </Loaded>
  );
}
