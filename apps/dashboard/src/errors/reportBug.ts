import { type ApiError, isHttpError } from '@adlane/api-client';
import type { User } from '@adlane/contract/account/auth';
import type { ErrorReport } from '@adlane/contract/account/errorReports';
import type { AgencyConfig } from '@adlane/contract/account/onboarding';
import { errorReportBaseDelayMs, errorReportRetries } from '@adlane/contract/constants';

/** Where errors are reported. */
export type BugService = NonNullable<AgencyConfig['error_reports']>;

/** What happened, to whom and where. */
export type Bug = {
  readonly message: string;
  readonly error: ApiError;
  readonly user: Pick<User, 'id' | 'email' | 'name'> | undefined;
  readonly pageUrl: string;
  readonly now: Date;
};

/** Builds the report of ads §7. It has no request body, which may contain secrets. */
export function buildBugReport({ message, error, user, pageUrl, now }: Bug): ErrorReport {
  const { method, url } = error.facts;
  const { origin, pathname, searchParams } = new URL(url, pageUrl);
  return {
    title: message,
    description: error.message,
    type: 'BUG',
    priority: 'HIGH',
    user: { id: user?.id ?? null, email: user?.email ?? '', name: user?.name ?? '' },
    customData: {
      pageUrl,
      request: { url: origin + pathname, method, params: Object.fromEntries(searchParams) },
      ...(isHttpError(error) ? { response: { status: error.status, ...error.body } } : {}),
      timestamp: now.toISOString(),
      curl: `curl -X ${method} '${origin}${pathname}'`,
    },
  };
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Sends a report; false if the service is unreachable or failing, so that another attempt makes sense. */
async function sendReport({ url, project, token }: BugService, report: ErrorReport): Promise<boolean> {
  try {
    const { status } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', project, authorization: `Bearer ${token}` },
      body: JSON.stringify(report),
    });
    return status < 500;
  } catch {
    return false;
  }
}

/** Files a bug ticket; retried twice, after 5 and 10 seconds (ads §9). */
export async function reportBug(service: BugService, bug: Bug): Promise<void> {
  const report = buildBugReport(bug);
  for (let attempt = 0; attempt <= errorReportRetries; attempt += 1) {
    if (attempt > 0) await wait(errorReportBaseDelayMs * 2 ** (attempt - 1));
    if (await sendReport(service, report)) return;
  }
}
