import type { Survey } from '@adlane/contract/widget/surveys/visitor';
import { and, eq } from 'drizzle-orm';
import { surveys } from '../../../../db/schema/widget/surveys';
import type { VisitorCaller } from '../../../../http/callers';
import { found } from '../../../../http/problem';
import type { ReadContext } from '../../../../http/UseCaseContext';

export async function findSurvey({ tx, caller }: ReadContext<VisitorCaller>, formId: string) {
  const [row] = await tx
    .select()
    .from(surveys)
    .where(
      and(
        eq(surveys.agency_id, caller.agency_id),
        eq(surveys.project_id, caller.project_id),
        eq(surveys.form_id, formId),
        eq(surveys.status, 'live'),
      ),
    );
  return row;
}

/** Returns a live survey. @throws Problem 404 for an unknown one */
export async function viewSurvey(ctx: ReadContext<VisitorCaller>, formId: string): Promise<Survey> {
  const { form_id, title, form } = found(await findSurvey(ctx, formId));
  return { id: form_id, title, form };
}
