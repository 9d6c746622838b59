import { type Area, paths } from './paths';

/** Sections of what a project sends to its visitors. */
export const outboundSections = ['messages', 'tours', 'tooltips', 'surveys', 'bots'] as const;
export type OutboundSection = (typeof outboundSections)[number];

/** Returns the path of a list; `rest` leads to an editor or to results. */
export function buildOutboundPath(
  area: Area,
  projectId: number,
  section: OutboundSection,
  rest = '',
): string {
  return `${paths.project(area, projectId)}/outbound/${section}${rest}`;
}

/** Returns the links to a project's messages, guides, surveys and bots. */
export function buildOutboundHrefs(area: Area, projectId: number) {
  return {
    messages: buildOutboundPath(area, projectId, 'messages'),
    tours: buildOutboundPath(area, projectId, 'tours'),
    tooltips: buildOutboundPath(area, projectId, 'tooltips'),
    surveys: buildOutboundPath(area, projectId, 'surveys'),
    bots: buildOutboundPath(area, projectId, 'bots'),
  };
}
