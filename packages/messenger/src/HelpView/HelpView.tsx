import { Box, EmptyState, SearchInput } from '@adlane/ui';
import { BookOpen, FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { useSdkQuery } from '../api/SdkContext';
import { ContentScreen } from '../layout/ContentScreen';
import { useFrame } from '../layout/FrameContext';
import { Loaded } from '../layout/Loaded';
import { RowButton, RowIcon } from '../layout/RowButton';
import { useTranslate } from '../texts/TranslateContext';
import { SearchResults } from './SearchResults';

/** The help center's home: collections, and a search over all contents; with a term it begins with the search. */
export function HelpView({ term = '' }: { term?: string }) {
  const t = useTranslate();
  const [search, setSearch] = useState(term);
  return (
    <ContentScreen title={t('help')}>
      <Box flexShrink={0}>
        <SearchInput
          label={t('searchHelp')}
          clearLabel={t('clearSearch')}
          value={search}
          onSearch={setSearch}
        />
      </Box>
      {search ? <SearchResults term={search} /> : <Collections />}
    </ContentScreen>
  );
}

function Collections() {
  const t = useTranslate();
  const { show } = useFrame();
  const query = useSdkQuery('help.collections', { query: {} });
  return (
    <Loaded
      query={query}
      isEmpty={({ data }) => data.length === 0}
      empty={<EmptyState icon={<BookOpen />} title={t('noHelp')} />}
    >
      {({ data }) =>
        data.map(({ id, title, description, articles_count }) => (
          <RowButton
            key={id}
            start={
              <RowIcon>
                <FolderOpen size={18} />
              </RowIcon>
            }
            title={title}
            text={description}
            note={articles_count === 1 ? t('oneArticle') : t('articles', { count: String(articles_count) })}
            onClick={() => show({ name: 'collection', id })}
          />
        ))
      }
    </Loaded>
  );
}
