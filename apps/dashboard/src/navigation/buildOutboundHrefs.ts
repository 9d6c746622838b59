import { type Area, paths } from './paths';

/** Returns the links to a project's messages, surveys and bots. */
export function buildOutboundHrefs(area: Area, projectId: number) {
  return {
    messages: paths.outbound(area, projectId, 'messages'),
    surveys: paths.outbound(area, projectId, 'surveys'),
    bots: paths.outbound(area, projectId, 'bots'),
  };
}
