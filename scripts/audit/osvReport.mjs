import semver from 'semver';

/** Days for which a snapshot says something about today. */
const freshDays = 14;

const inRange = (version, { introduced, fixed, last_affected: last }) =>
  (introduced === '0' || semver.gte(version, introduced)) &&
  (fixed === undefined || semver.lt(version, fixed)) &&
  (last === undefined || semver.lte(version, last));

/** Joins the events of an OSV range to pairs of the first and the last version. */
function listSpans({ events }) {
  const spans = [];
  for (const event of events) {
    if (event.introduced !== undefined) spans.push({ introduced: event.introduced });
    else Object.assign(spans.at(-1) ?? {}, event);
  }
  return spans;
}

function isAffected({ name, version }, { affected = [] }) {
  return affected.some(
    ({ package: { ecosystem, name: theirs }, versions = [], ranges = [] }) =>
      ecosystem === 'npm' &&
      theirs === name &&
      (versions.includes(version) ||
        ranges
          .filter(({ type }) => type === 'SEMVER')
          .some((range) => listSpans(range).some((span) => inRange(version, span)))),
  );
}

/** An advisory of OSV as `npm audit` reports it; one without a severity, such as malware, counts as critical. */
const toAdvisory = (name, { id, summary, database_specific: { severity = 'critical' } = {} }) => ({
  name,
  severity: severity.toLowerCase(),
  title: summary ?? id,
  url: id.startsWith('GHSA-') ? `https://github.com/advisories/${id}` : `https://osv.dev/vulnerability/${id}`,
});

/** Returns why a snapshot does not say everything about the packages; undefined if it does. */
function findGap({ date, packages }, locked, day) {
  const age = (Date.parse(day) - Date.parse(date)) / 86_400_000;
  if (!(age <= freshDays)) return `the snapshot is of ${date}; renew it with --refresh`;
  const known = new Set(packages);
  const count = (some) => {
    const names = [...new Set(some.map(({ name }) => name))];
    return `${names.filter((name) => known.has(name)).length} of ${names.length}`;
  };
  if (locked.every(({ name }) => known.has(name))) return undefined;
  const production = locked.filter(({ isDev }) => !isDev);
  return `the snapshot has looked up ${count(locked)} packages, ${count(production)} in production; renew it with --refresh`;
}

/**
 * Evaluates a snapshot of OSV records for locked packages, in the form of an `npm audit` report. What a snapshot lists
 * as vulnerable is; a snapshot that is older than two weeks, or has not looked up every package, does not say that the
 * others are not: the report then has a `message`.
 * @param snapshot `{ date: '2026-11-27', packages: names, vulns: OSV records }`, or undefined without one
 */
export function osvReport(snapshot, locked, day) {
  if (snapshot === undefined) return { message: 'there is no snapshot; create one with --refresh' };
  const open = snapshot.vulns.filter(({ withdrawn }) => withdrawn === undefined);
  const vulnerabilities = {};
  for (const each of locked) {
    const via = open.filter((vuln) => isAffected(each, vuln)).map((vuln) => toAdvisory(each.name, vuln));
    if (via.length > 0)
      vulnerabilities[each.name] = { via: [...(vulnerabilities[each.name]?.via ?? []), ...via] };
  }
  return { message: findGap(snapshot, locked, day), vulnerabilities };
}
