import type { MessageAudience } from '@adlane/contract/widget/outbound/manage';
import type { Database } from '../../../ports';
import { createAudienceTest } from '../outbound/manage/createAudienceTest';
import type { AudienceVisitor } from '../outbound/manage/matchesAudience';
import { findProvenVisitor, type SessionProof } from '../sessions/startSession';
import { listLiveTooltips } from './queries';

export type TooltipRequest = {
  readonly project: { readonly agency_id: number; readonly id: number };
  /** The visitor's session; a page without one is that of a guest who has told nothing. */
  readonly proof: SessionProof | undefined;
  readonly now: Date;
};

const unknownGuest: AudienceVisitor = {
  userId: null,
  name: null,
  email: null,
  phone: null,
  value: null,
  lang: null,
  customData: {},
};

const hasConditions = ({ users, languages, attributes, events }: MessageAudience) =>
  users !== 'all' || [languages, attributes, events].some(({ length }) => length > 0);

/** Lists the live tooltips that a visitor may see. `isForAll`: every visitor of the project gets the same. */
export async function listTooltipsFor(tx: Database, { project, proof, now }: TooltipRequest) {
  const live = await listLiveTooltips(tx, project);
  const audiences = live.map(({ audience }) => audience);
  const isForAll = !audiences.some(hasConditions);
  if (isForAll) return { tooltips: live.map(({ tooltip }) => tooltip), isForAll };
  const visitor = await findProvenVisitor(tx, project, proof);
  const call = visitor && { agency_id: project.agency_id, visitor_id: visitor.id };
  const isInAudience = await createAudienceTest({
    tx,
    now,
    call,
    visitor: visitor ?? unknownGuest,
    audiences,
  });
  return {
    tooltips: live.filter(({ audience }) => isInAudience(audience)).map(({ tooltip }) => tooltip),
    isForAll,
  };
}
