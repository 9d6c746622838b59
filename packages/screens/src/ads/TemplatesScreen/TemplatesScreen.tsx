import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  FolderList,
  PageHeader,
  Pagination,
  SearchInput,
  Select,
} from '@adlane/ui';
import { LayoutTemplate, X } from 'lucide-react';
import { useCallback } from 'react';
import { describeError } from '../../format/describeError';
import { TemplateGrid } from './TemplateGrid';
import { useTemplates } from './useTemplates';

export type TemplatesScreenProps = {
  /** The page's name: 'Ad Templates', or 'Master Ad Templates' for the super admin. */
  title: string;
  /** The open folder; all templates without one. */
  folderId: number | undefined;
  hrefOfFolder: (folderId: number | undefined) => string;
  hrefOfTemplate: (id: number) => string;
};

const platformOptions = [
  { value: 'facebook', label: 'Facebook' },
  { value: 'google', label: 'Google' },
];

type Templates = ReturnType<typeof useTemplates>;

function Folders({
  folders,
  folderId,
  hrefOfFolder,
}: Pick<TemplatesScreenProps, 'folderId' | 'hrefOfFolder'> & Templates) {
  const items = folders.data?.data.map((folder) => ({
    id: String(folder.id),
    name: folder.name,
    count: folder.templates_count,
    href: hrefOfFolder(folder.id),
  }));
  if (folders.isError) {
    return (
      <ErrorState
        title="Folders could not be loaded"
        retrying={folders.isFetching}
        onRetry={() => void folders.refetch()}
      />
    );
  }
  return (
    <FolderList
      label="Template folders"
      folders={items && [{ id: 'all', name: 'All templates', href: hrefOfFolder(undefined) }, ...items]}
      currentId={folderId === undefined ? 'all' : String(folderId)}
    />
  );
}

function Toolbar({ list, platform }: Pick<Templates, 'list' | 'platform'>) {
  const { change, search, filters } = list;
  const onSearch = useCallback((term: string) => change({ search: term }, 'replace'), [change]);
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" gap={3} mb={4}>
      <SearchInput label="Search templates" value={search} onSearch={onSearch} />
      <Box w={{ base: 'full', sm: '11rem' }}>
        <Select
          aria-label="Platform"
          placeholder="All platforms"
          options={platformOptions}
          value={platform ?? ''}
          onChange={({ target }) => change({ filters: { platform: target.value } })}
        />
      </Box>
      {filters.niche ? (
        <Button variant="secondary" endIcon={<X />} onClick={() => change({ filters: { niche: '' } })}>
          {`Niche: ${filters.niche}`}
        </Button>
      ) : null}
    </Box>
  );
}

function NothingThere({ list }: Pick<Templates, 'list'>) {
  if (list.isNarrowed) {
    return (
      <EmptyState
        icon={<LayoutTemplate />}
        title="No templates match"
        actions={
          <Button variant="secondary" onClick={list.clear}>
            Clear search and filters
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState icon={<LayoutTemplate />} title="No templates here yet">
      Templates that are made in this place or moved here show up.
    </EmptyState>
  );
}

function Content({ hrefOfTemplate, ...state }: Pick<TemplatesScreenProps, 'hrefOfTemplate'> & Templates) {
  const { templates, list } = state;
  if (templates.isError) {
    return (
      <ErrorState
        title="The templates could not be loaded"
        retrying={templates.isFetching}
        onRetry={() => void templates.refetch()}
      >
        {describeError(templates.error)}
      </ErrorState>
    );
  }
  if (templates.data?.data.length === 0) return <NothingThere list={list} />;
  const meta = templates.data?.meta;
  return (
    <Box display="grid" gap={5} gridTemplateColumns="minmax(0, 1fr)">
      <TemplateGrid
        templates={templates.data?.data}
        hrefOf={({ id }) => hrefOfTemplate(id)}
        isRefreshing={templates.isPlaceholderData}
      />
      {meta ? (
        <Pagination
          label="Pages of templates"
          page={meta.page}
          perPage={meta.per_page}
          total={meta.total}
          onPage={(page) => list.change({ page })}
        />
      ) : null}
    </Box>
  );
}

/** Ad templates in their folders (ads §2). */
export function TemplatesScreen(props: TemplatesScreenProps) {
  const { title, folderId, hrefOfFolder, hrefOfTemplate } = props;
  const state = useTemplates(folderId);
  return (
    <>
      <PageHeader title={title} description="Open a template to edit its texts, preview it and launch it." />
      <Box
        display="grid"
        gap={6}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '14rem minmax(0, 1fr)' }}
      >
        <Folders {...state} folderId={folderId} hrefOfFolder={hrefOfFolder} />
        <Box minW={0}>
          <Toolbar {...state} />
          <Content {...state} hrefOfTemplate={hrefOfTemplate} />
        </Box>
      </Box>
    </>
  );
}
