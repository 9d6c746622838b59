import { useApi } from '@adlane/api-client';
import type { MessageTargets } from '@adlane/contract/widget/outbound/manage';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { OpenTarget } from '../../shared/toTargetOptions';
import type { SearchLinks, SmartLink } from '../GuideEditor/LinksContext';

/** Maximum links of an answer. */
const maxLinks = 20;

/** Lists everything of a project that a link can open: what visitors see now. */
function listLinks(targets: MessageTargets): SmartLink[] {
  const toLinks = (kind: string, found: readonly OpenTarget[]) =>
    found
      .filter(({ is_draft = false }) => !is_draft)
      .map(({ id, title }) => ({ title, link: `gleap://${kind}/${id}` }));
  return [
    ...toLinks('article', targets.articles),
    ...toLinks('news', targets.news),
    ...toLinks('checklist', targets.checklists),
    ...toLinks('flow', targets.forms),
    ...toLinks(
      'survey',
      targets.surveys.map(({ form_id, ...survey }) => ({ ...survey, id: form_id })),
    ),
    ...toLinks('bot', targets.bots),
    ...toLinks('tour', targets.tours),
  ];
}

/** Returns the search for contents of a project that a text can link to. */
export function useSmartLinks(project_id: number): SearchLinks {
  const { queries } = useApi();
  const cache = useQueryClient();
  return useCallback(
    async (term) => {
      const targets = await cache.fetchQuery({
        ...queries.outboundMessages.targets.query({ query: { project_id } }),
        staleTime: 60_000,
      });
      const wanted = term.trim().toLowerCase();
      return listLinks(targets)
        .filter(({ title }) => title.toLowerCase().includes(wanted))
        .slice(0, maxLinks);
    },
    [cache, queries, project_id],
  );
}
