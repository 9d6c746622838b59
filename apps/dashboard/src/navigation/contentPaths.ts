import { type Area, paths } from './paths';

/** Sections of the content of a project's widget. */
export const contentSections = ['help', 'news', 'checklists', 'feature-requests'] as const;
export type ContentSection = (typeof contentSections)[number];

/** Returns the path of a list; `rest` leads to an editor. */
export function buildContentPath(area: Area, projectId: number, section: ContentSection, rest = ''): string {
  return `${paths.project(area, projectId)}/content/${section}${rest}`;
}

/** Returns the links to a project and to the lists of its content. */
export function buildContentHrefs(area: Area, projectId: number) {
  return {
    project: `${paths.project(area, projectId)}?tab=content`,
    help: buildContentPath(area, projectId, 'help'),
    news: buildContentPath(area, projectId, 'news'),
    checklists: buildContentPath(area, projectId, 'checklists'),
    featureRequests: buildContentPath(area, projectId, 'feature-requests'),
  };
}
