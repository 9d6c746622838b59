import { isRecord } from './checkParameters';
import { effectiveStatus, findParent, listIssues } from './effectiveStatus';
import type { AdObject, GraphState } from './graphState';

/** Length of a new ad set's learning phase. */
const learningMs = 3 * 24 * 3600 * 1000;

/**
 * Builds the node of a campaign, ad set, creative or ad: the fields that were sent and the resulting
 * statuses.
 */
export function adObjectNode(object: AdObject, state: GraphState, now: number): Record<string, unknown> {
  const effective = effectiveStatus(object, state, now);
  const created = graphTime(object.createdAt);
  return {
    ...object.fields,
    ...describePost(object, state),
    id: object.id,
    account_id: object.accountId,
    status: object.status,
    configured_status: object.status,
    effective_status: effective,
    created_time: created,
    updated_time: created,
    adlabels: state.labels
      .filter((label) => object.labelIds.includes(label.id))
      .map(({ id, name }) => ({ id, name })),
    issues_info: listIssues(object, state, now),
    ...(object.kind === 'AdSet' && effective === 'ACTIVE'
      ? { learning_stage_info: { status: now < object.createdAt + learningMs ? 'LEARNING' : 'SUCCESS' } }
      : {}),
    ...(object.kind === 'Ad'
      ? { adset: nested(findParent(object, state), state, now), creative: toCreative(object) }
      : {}),
  };
}

/** A creative that is a post shows the text of the post. */
function describePost({ fields }: AdObject, state: GraphState): { readonly body?: string } {
  const post = state.posts.find(({ id }) => id === fields.object_story_id);
  return post ? { body: post.message } : {};
}

/** Ads are created with `creative_id` and return `id`. */
function toCreative({ fields: { creative } }: AdObject): unknown {
  if (!isRecord(creative)) return creative;
  const { creative_id, ...rest } = creative;
  return creative_id === undefined ? creative : { ...rest, id: creative_id };
}

function nested(adSet: AdObject | undefined, state: GraphState, now: number): unknown {
  if (!adSet) return undefined;
  const { id, learning_stage_info, start_time } = adObjectNode(adSet, state, now);
  return { id, learning_stage_info, start_time };
}

/** Formats a time as Graph does: `2026-11-21T03:00:00+0000`. */
export function graphTime(instant: number): string {
  return new Date(instant).toISOString().replace(/\.\d+Z$/, '+0000');
}
