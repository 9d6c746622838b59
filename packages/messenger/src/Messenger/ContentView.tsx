import { lazy } from 'react';
import type { ContentView as View } from '../state/messengerState';

const ConversationsView = lazy(() =>
  import('../ConversationsView/ConversationsView').then((module) => ({ default: module.ConversationsView })),
);
const ConversationView = lazy(() =>
  import('../ConversationsView/ConversationView').then((module) => ({ default: module.ConversationView })),
);
const NewConversationView = lazy(() =>
  import('../ConversationsView/NewConversationView').then((module) => ({
    default: module.NewConversationView,
  })),
);
const HelpView = lazy(() => import('../HelpView/HelpView').then((module) => ({ default: module.HelpView })));
const CollectionView = lazy(() =>
  import('../HelpView/CollectionView').then((module) => ({ default: module.CollectionView })),
);
const ArticleView = lazy(() =>
  import('../HelpView/ArticleView').then((module) => ({ default: module.ArticleView })),
);
const NewsView = lazy(() => import('../NewsView/NewsView').then((module) => ({ default: module.NewsView })));
const NewsArticleView = lazy(() =>
  import('../NewsView/NewsArticleView').then((module) => ({ default: module.NewsArticleView })),
);
const ChecklistsView = lazy(() =>
  import('../ChecklistsView/ChecklistsView').then((module) => ({ default: module.ChecklistsView })),
);
const ChecklistView = lazy(() =>
  import('../ChecklistsView/ChecklistView').then((module) => ({ default: module.ChecklistView })),
);
const StartChecklistView = lazy(() =>
  import('../ChecklistsView/StartChecklistView').then((module) => ({ default: module.StartChecklistView })),
);
const FeatureRequestsView = lazy(() =>
  import('../FeatureRequestsView/FeatureRequestsView').then((module) => ({
    default: module.FeatureRequestsView,
  })),
);
const RequestView = lazy(() =>
  import('../FeatureRequestsView/RequestView').then((module) => ({ default: module.RequestView })),
);

/** A content of the frame besides forms; each is loaded when it opens. */
export function ContentView({ view }: { view: View }) {
  switch (view.name) {
    case 'conversations':
      return <ConversationsView />;
    case 'conversation':
      return <ConversationView key={view.shareToken} shareToken={view.shareToken} />;
    case 'newConversation':
      return <NewConversationView key={view.botId} botId={view.botId} />;
    case 'help':
      return <HelpView />;
    case 'search':
      return <HelpView key={view.term} term={view.term} />;
    case 'collection':
      return <CollectionView id={view.id} />;
    case 'article':
      return <ArticleView key={view.id} id={view.id} />;
    case 'news':
      return <NewsView />;
    case 'newsArticle':
      return <NewsArticleView key={view.id} id={view.id} />;
    case 'checklists':
      return <ChecklistsView />;
    case 'checklist':
      return <ChecklistView key={view.id} id={view.id} />;
    case 'startChecklist':
      return <StartChecklistView key={view.outboundId} outboundId={view.outboundId} />;
    case 'featureRequests':
      return <FeatureRequestsView />;
    case 'featureRequest':
      return <RequestView key={view.id} id={view.id} />;
    default:
      return view satisfies never;
  }
}
