/** Severities that fail the audit. */
const blocking = new Set(['high', 'critical']);

/** Unique advisories of an `npm audit` report; a dependency chain refers to the advisory at its end. */
function listAdvisories({ vulnerabilities }) {
  const found = Object.values(vulnerabilities).flatMap(({ via }) =>
    via.filter((each) => typeof each === 'object'),
  );
  return [...new Map(found.map((advisory) => [advisory.url, advisory])).values()];
}

function allowedOn(day, exceptions) {
  const wrong = exceptions.filter(
    ({ advisory, reason, expires }) => !advisory || !reason || !/^\d{4}-\d\d-\d\d$/.test(expires ?? ''),
  );
  if (wrong.length > 0)
    throw new Error('Each audit exception has an advisory, a reason and the day it expires.');
  return new Set(exceptions.filter(({ expires }) => expires >= day).map(({ advisory }) => advisory));
}

/**
 * Evaluates an `npm audit --json` output for a day (`2026-11-30`). High and critical advisories fail unless
 * an exception names them with a reason and an expiry date. An output without a report says nothing about the
 * packages, one with a `message` not enough.
 * @returns `exitCode` 0 for nothing that blocks, 1 for blocking advisories, 2 for no or no full report; `lines` to print
 * @throws when an exception lacks its advisory, its reason or its expiry date
 */
export function auditVerdict(output, exceptions, day) {
  const allowed = allowedOn(day, exceptions);
  const report = reportIn(output);
  if (!report?.vulnerabilities) {
    const reason = report?.message ?? 'no report';
    return { exitCode: 2, lines: [`NOT CHECKED: ${reason}.`] };
  }
  const open = listAdvisories(report).filter(
    ({ severity, url }) => blocking.has(severity) && !allowed.has(url),
  );
  const named = open.map(({ name, severity, title, url }) => `${severity}: ${name}: ${title} (${url})`);
  const gap = report.message === undefined ? [] : [`NOT CHECKED IN FULL: ${report.message}.`];
  return {
    exitCode: open.length > 0 ? 1 : gap.length > 0 ? 2 : 0,
    lines: [...named, `${open.length} high or critical advisories without an exception.`, ...gap],
  };
}

/** npm prints warnings around its report. */
function reportIn(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
