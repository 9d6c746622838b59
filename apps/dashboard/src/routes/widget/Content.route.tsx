import {
  ArticleScreen,
  ChecklistScreen,
  ChecklistsScreen,
  FeatureRequestsScreen,
  HelpScreen,
  NewsArticleScreen,
  NewsScreen,
} from '@adlane/screens';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import {
  buildContentHrefs,
  buildContentPath,
  type ContentSection,
  contentSections,
} from '../../navigation/contentPaths';
import { readId } from '../../navigation/readId';
import { useLeaveGuard } from '../../navigation/useLeaveGuard';
import { useArea } from '../../session/useArea';
import { Component as NotFound } from '../NotFound.route';

type PageProps = {
  section: ContentSection;
  projectId: number;
  /** Undefined for the list. */
  id: number | 'new' | undefined;
};

function Page({ section, projectId, id }: PageProps) {
  const area = useArea();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { onUnsavedChange, dialog } = useLeaveGuard();
  const hrefs = buildContentHrefs(area, projectId);
  const listHref = buildContentPath(area, projectId, section);
  const itemHref = (item: number | 'new') => buildContentPath(area, projectId, section, `/${item}`);
  const editor = {
    projectId,
    listHref,
    onUnsavedChange,
    onCreated: (created: number) => void navigate(itemHref(created), { replace: true }),
  };
  const edited = id === 'new' ? undefined : id;
  switch (section) {
    case 'help':
      return id === undefined ? (
        <HelpScreen
          projectId={projectId}
          hrefs={hrefs}
          articleHref={itemHref}
          newArticleHref={(collection) => `${itemHref('new')}?collection=${collection}`}
        />
      ) : (
        <>
          <ArticleScreen {...editor} articleId={edited} collectionId={readId(params.get('collection'))} />
          {dialog}
        </>
      );
    case 'news':
      return id === undefined ? (
        <NewsScreen projectId={projectId} hrefs={hrefs} newHref={itemHref('new')} newsHref={itemHref} />
      ) : (
        <>
          <NewsArticleScreen {...editor} newsId={edited} />
          {dialog}
        </>
      );
    case 'checklists':
      return id === undefined ? (
        <ChecklistsScreen
          projectId={projectId}
          hrefs={hrefs}
          newHref={itemHref('new')}
          checklistHref={itemHref}
        />
      ) : (
        <>
          <ChecklistScreen {...editor} checklistId={edited} />
          {dialog}
        </>
      );
    case 'feature-requests':
      return <FeatureRequestsScreen projectId={projectId} hrefs={hrefs} />;
    default:
      return section satisfies never;
  }
}

/** …/projects/{projectId}/content/{section}, with the editor of a record below: its id, or 'new' */
export function Component() {
  const { projectId: text, '*': rest = '' } = useParams();
  const [name, recordId, ...others] = rest.split('/').filter(Boolean);
  const projectId = readId(text);
  const section = contentSections.find((each) => each === name);
  const id = recordId === 'new' ? 'new' : readId(recordId);
  const isUnknown = others.length > 0 || (recordId !== undefined && id === undefined);
  const hasNoEditor = section === 'feature-requests' && recordId !== undefined;
  if (projectId === undefined || section === undefined || isUnknown || hasNoEditor) return <NotFound />;
  return <Page key={`${section} ${recordId}`} section={section} projectId={projectId} id={id} />;
}
