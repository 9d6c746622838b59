import { survey_opens } from '../../../../db/schema/widget/surveys';
import type { VisitorCaller } from '../../../../http/callers';
import { found } from '../../../../http/problem';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import { markShown } from '../../outbound/manage/recordReactions';
import { findSurvey } from './queries';

/** Counts the visitor as one who opened the survey, once. @throws Problem 404 for an unknown survey */
export async function openSurvey(
  ctx: UseCaseContext<VisitorCaller>,
  { formId, outboundId }: { readonly formId: string; readonly outboundId?: string | undefined },
): Promise<undefined> {
  const { id } = found(await findSurvey(ctx, formId));
  const { tx, caller, now } = ctx;
  await tx
    .insert(survey_opens)
    .values({
      agency_id: caller.agency_id,
      survey_id: id,
      visitor_id: caller.visitor_id,
      created_at: now,
    })
    .onConflictDoNothing();
  if (outboundId !== undefined) await markShown(ctx, outboundId);
  return undefined;
}
