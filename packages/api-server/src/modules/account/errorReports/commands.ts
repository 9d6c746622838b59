import { and, eq, isNull } from 'drizzle-orm';
import { projects } from '../../../db/schema/widget/projects';
import type { Database } from '../../../ports';

export type ReportToken = { readonly report_token_digest: string; readonly sealed_report_token: string };

/** Stores a project's report token unless it has one. */
export async function updateReportToken(
  tx: Database,
  { agency_id, id }: { readonly agency_id: number; readonly id: number },
  token: ReportToken,
): Promise<void> {
  await tx
    .update(projects)
    .set(token)
    .where(and(eq(projects.agency_id, agency_id), eq(projects.id, id), isNull(projects.report_token_digest)));
}
