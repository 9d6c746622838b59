import type { AgencyConfig } from '@adlane/contract/account/onboarding';
import { sha256Hex } from '../../../crypto/sha256Hex';
import { asOperator } from '../../../db/tenant';
import type { UserCaller } from '../../../http/callers';
import { isOperator } from '../../../http/roles';
import type { Ports } from '../../../ports';
import { updateReportToken } from './commands';
import { findOperatorProject } from './queries';

type ErrorReports = AgencyConfig['error_reports'];

/** Returns the operator's project as an error tracking service; its token can only send reports. */
async function loadOwnService({ db, ids, secrets }: Ports): Promise<ErrorReports> {
  const project = await asOperator(db, findOperatorProject);
  if (!project) return null;
  let sealed = project.sealed_report_token;
  if (sealed === null) {
    const made = ids.token();
    const columns = {
      report_token_digest: sha256Hex(made),
      sealed_report_token: await secrets.encrypt(made),
    };
    sealed = await asOperator(db, async (tx) => {
      await updateReportToken(tx, project, columns);
      return (await findOperatorProject(tx))?.sealed_report_token ?? null;
    });
  }
  if (sealed === null) return null;
  // A path, because the app may run at an agency's host name.
  return { url: '/api/v1/error-reports', project: String(project.id), token: await secrets.decrypt(sealed) };
}

/**
 * Returns where a user's app sends its errors (ads §8): only in production, and never for a super admin. The
 * configured service, else the operator's project.
 */
export async function createErrorReports(
  ports: Ports,
  caller: Pick<UserCaller, 'entity_type' | 'acting_user_id'>,
): Promise<ErrorReports> {
  const isByOperator = isOperator(caller) || typeof caller.acting_user_id === 'number';
  if (ports.site.environment !== 'prod' || isByOperator) return null;
  return ports.site.errorService ?? loadOwnService(ports);
}
