import { describe, expect, it } from 'vitest';
import { auditVerdict } from '../scripts/auditVerdict.mjs';

const url = 'https://advisories.example/GHSA-1';
const day = '2026-11-21';

function reportOf(severity: string, more: object = {}): string {
  const advisory = { name: 'left-pad', severity, title: 'Pads too far', url };
  return JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      'left-pad': { name: 'left-pad', severity, via: [advisory] },
      // Whoever depends on it names it, too.
      'right-pad': { name: 'right-pad', severity, via: ['left-pad', advisory] },
      ...more,
    },
  });
}
const exception = (expires: string) => [{ advisory: url, reason: 'Not reached by us', expires }];

describe('the audit of dependencies', () => {
  it.each(['high', 'critical'])('fails on a hole that is %s, named once', (severity) => {
    expect(auditVerdict(reportOf(severity), [], day)).toEqual({
      exitCode: 1,
      lines: [
        `${severity}: left-pad: Pads too far (${url})`,
        '1 high or critical advisories without an exception.',
      ],
    });
  });

  it.each(['info', 'low', 'moderate'])('passes with one that is %s', (severity) => {
    expect(auditVerdict(reportOf(severity), [], day).exitCode).toBe(0);
  });

  it('passes where nothing is known', () => {
    const output = 'npm warn old lockfile\n{"auditReportVersion":2,"vulnerabilities":{}}\n';
    expect(auditVerdict(output, [], day)).toEqual({
      exitCode: 0,
      lines: ['0 high or critical advisories without an exception.'],
    });
  });

  it.each([
    ['the day before', '2026-11-20', 1],
    ['that very day', day, 0],
    ['a year later', '2027-11-21', 0],
  ])('heeds an exception that ends %s', (_when, expires, exitCode) => {
    expect(auditVerdict(reportOf('high'), exception(expires), day).exitCode).toBe(exitCode);
  });

  it('fails on what stands beside an excepted hole', () => {
    const other = { name: 'other', severity: 'high', title: 'Other', url: `${url}2` };
    const output = reportOf('high', { other: { name: 'other', severity: 'high', via: [other] } });
    expect(auditVerdict(output, exception(day), day)).toMatchObject({
      exitCode: 1,
      lines: [expect.stringContaining('other'), expect.stringMatching(/^1 high/)],
    });
  });

  it.each([
    ['{"message":"405 Method Not Allowed","method":"POST"}', '405 Method Not Allowed'],
    ['', 'no report'],
    ['npm error network {', 'no report'],
  ])('says that it has not checked where the registry answers %s', (output, reason) => {
    expect(auditVerdict(output, [], day)).toEqual({
      exitCode: 2,
      lines: [`NOT CHECKED: the registry does not answer audits (${reason}).`],
    });
  });

  it.each([{ advisory: '' }, { reason: '' }, { expires: '' }, { expires: 'never' }])(
    'takes no exception with %j',
    (change) => {
      const [whole] = exception(day);
      expect(() => auditVerdict(reportOf('low'), [{ ...whole, ...change }], day)).toThrow(
        'Each audit exception has an advisory, a reason and the day it expires.',
      );
    },
  );
});
