import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { type AuditException, auditVerdict } from '../../scripts/audit/auditVerdict.mjs';
import { fetchSnapshot } from '../../scripts/audit/fetchSnapshot.mjs';
import { listLockedPackages } from '../../scripts/audit/listLockedPackages.mjs';
import {
  type LockedPackage,
  type OsvRecord,
  type OsvSnapshot,
  osvReport,
} from '../../scripts/audit/osvReport.mjs';

const day = '2026-11-27';
type Events = readonly Readonly<Record<string, string>>[];

function buildRecord(events: Events, more: Partial<OsvRecord> = {}, name = 'left-pad'): OsvRecord {
  return {
    id: 'GHSA-1',
    summary: 'Pads too far',
    database_specific: { severity: 'HIGH' },
    affected: [{ package: { ecosystem: 'npm', name }, ranges: [{ type: 'SEMVER', events }] }],
    ...more,
  };
}

const from1 = [{ introduced: '0' }, { fixed: '1.2.0' }];
const locked = (version: string) => [{ name: 'left-pad', version }];

/** Audits a locked version by a snapshot with one record. */
function audit(record: OsvRecord, version = '1.1.0', date = day) {
  const report = osvReport({ date, packages: ['left-pad'], vulns: [record] }, locked(version), day);
  return auditVerdict(JSON.stringify(report), [], day);
}

describe('the dependency audit by a snapshot', () => {
  it.each([
    ['0.0.1', from1, 1],
    ['1.1.9', from1, 1],
    ['1.2.0', from1, 0],
    ['2.0.0-beta.1', [{ introduced: '2.0.0-alpha.1' }, { fixed: '2.0.0' }], 1],
    ['1.3.0', [{ introduced: '1.0.0' }, { last_affected: '1.3.0' }], 1],
    ['1.3.1', [{ introduced: '1.0.0' }, { last_affected: '1.3.0' }], 0],
    ['3.0.5', [...from1, { introduced: '3.0.0' }, { fixed: '3.1.0' }], 1],
    ['2.0.0', [...from1, { introduced: '3.0.0' }, { fixed: '3.1.0' }], 0],
    ['9.0.0', [{ introduced: '2.0.0' }], 1],
  ] as const)('judges version %s by the range %j', (version, events, exitCode) => {
    expect(audit(buildRecord(events), version).exitCode).toBe(exitCode);
  });

  it('names the package and the address of the advisory', () => {
    expect(audit(buildRecord(from1)).lines).toEqual([
      'high: left-pad: Pads too far (https://github.com/advisories/GHSA-1)',
      '1 high or critical advisories without an exception.',
    ]);
  });

  it('counts malware, which has no severity, as critical, and finds it by its list of versions', () => {
    const affected = [{ package: { ecosystem: 'npm', name: 'left-pad' }, versions: ['1.1.0'] }];
    const { database_specific: _severity, ...malware } = buildRecord([], { id: 'MAL-1', affected });
    expect(audit(malware).lines[0]).toMatch(/^critical: .*osv\.dev\/vulnerability\/MAL-1\)$/);
    expect(audit(malware, '1.1.1').exitCode).toBe(0);
  });

  it.each([
    ['of a moderate severity', buildRecord(from1, { database_specific: { severity: 'MODERATE' } })],
    ['that was withdrawn', buildRecord(from1, { withdrawn: '2026-01-01T00:00:00Z' })],
    ['of another package', buildRecord(from1, {}, 'right-pad')],
  ])('passes with an advisory %s', (_what, record) => {
    expect(audit(record).exitCode).toBe(0);
  });

  it('says what was not checked without a snapshot, with an old one, or with one that lacks a package', () => {
    const snapshot = { date: day, packages: ['right-pad'], vulns: [] };
    const judge = (report: object) => auditVerdict(JSON.stringify(report), [], day);
    expect(judge(osvReport(undefined, locked('1.0.0'), day))).toMatchObject({ exitCode: 2 });
    const more = [...locked('1.0.0'), { name: 'right-pad', version: '1.0.0', isDev: true }];
    expect(judge(osvReport(snapshot, more, day))).toEqual({
      exitCode: 2,
      lines: [
        '0 high or critical advisories without an exception.',
        'NOT CHECKED IN FULL: the snapshot has looked up 1 of 2 packages, 0 of 1 in production; renew it with --refresh.',
      ],
    });
    expect(audit(buildRecord([]), '1.0.0', '2026-11-13').exitCode).toBe(0);
    expect(audit(buildRecord([]), '1.0.0', '2026-11-12').exitCode).toBe(2);
    expect(audit(buildRecord([]), '1.0.0', 'some day').exitCode).toBe(2);
  });

  it('fails on what an old snapshot, or one that lacks other packages, knows to be vulnerable', () => {
    expect(audit(buildRecord(from1), '1.1.0', '2025-01-01').exitCode).toBe(1);
  });

  it('reads every package of the lockfile except those of the repository', () => {
    const packages = listLockedPackages(JSON.parse(readFileSync('package-lock.json', 'utf8')));
    expect(packages.length).toBeGreaterThan(500);
    expect(packages.filter(({ name, version }) => !name || !version)).toEqual([]);
    expect(packages.filter(({ name }) => name.startsWith('@adlane/'))).toEqual([]);
    expect(packages.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', 'drizzle-orm']));
  });
});

describe('the snapshot of this repository', () => {
  const snapshot = JSON.parse(readFileSync('audit-advisories.json', 'utf8')) as OsvSnapshot;
  const packages = listLockedPackages(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const exceptions = JSON.parse(readFileSync('audit-exceptions.json', 'utf8')) as AuditException[];
  const judge = (list: readonly LockedPackage[]) =>
    auditVerdict(JSON.stringify(osvReport(snapshot, list, snapshot.date)), exceptions, snapshot.date);

  it('knows no high or critical advisory of a locked version', () => {
    expect(judge(packages).lines[0]).toBe('0 high or critical advisories without an exception.');
  });

  it.each([
    ['hono', '4.11.3'],
    ['ws', '8.20.1'],
    ['nodemailer', '9.0.0'],
    ['@hono/node-server', '1.19.9'],
  ])('fails with %s %s', (name, version) => {
    expect(packages.map((each) => each.name)).toContain(name);
    const planted = packages.map((each) => (each.name === name ? { ...each, version } : each));
    expect(judge(planted)).toMatchObject({
      exitCode: 1,
      lines: expect.arrayContaining([expect.stringContaining(`high: ${name}: `)]),
    });
  });

  it('names the document of each record, and only packages that have one or were looked up', () => {
    expect(snapshot.vulns.filter(({ source }) => !source)).toEqual([]);
    const known = new Set(snapshot.packages);
    const names = snapshot.vulns.flatMap(({ affected = [] }) => affected.map((each) => each.package.name));
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('a snapshot of OSV', () => {
  it('has the advisories of all packages, also those of further pages, each once', async () => {
    const queries: { package: { name: string }; page_token?: string }[][] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => response.end(JSON.stringify(answer(request.url ?? '', body))));
    });
    const answer = (url: string, body: string) => {
      if (url !== '/v1/querybatch') return { id: url.slice('/v1/vulns/'.length) };
      const { queries: sent } = JSON.parse(body) as { queries: (typeof queries)[number] };
      queries.push(sent);
      const results = sent.map(({ package: { name }, page_token: token }) => {
        if (name !== 'left-pad') return {};
        return token ? { vulns: [{ id: 'B' }] } : { vulns: [{ id: 'A' }], next_page_token: 'more' };
      });
      return { results };
    };
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const names = [
      'left-pad',
      ...Array.from({ length: 1200 }, (_each, index) => `other-${index}`),
      'left-pad',
    ];
    const snapshot = await fetchSnapshot(names, day, `http://127.0.0.1:${port}`);
    server.close();
    const records = `http://127.0.0.1:${port}/v1/vulns`;
    expect(snapshot.vulns).toEqual(['A', 'B'].map((id) => ({ id, source: `${records}/${id}` })));
    expect([snapshot.date, snapshot.packages.length]).toEqual([day, 1201]);
    expect(queries.map((batch) => batch.length)).toEqual([1000, 202]);
  });
});
