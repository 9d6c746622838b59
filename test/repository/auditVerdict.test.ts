import { describe, expect, it } from 'vitest';
import { auditVerdict } from '../../scripts/audit/auditVerdict.mjs';

const url = 'https://advisories.example/GHSA-1';
const day = '2026-11-21';

function buildReport(severity: string, more: object = {}): string {
  const advisory = { name: 'left-pad', severity, title: 'Pads too far', url };
  return JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      'left-pad': { name: 'left-pad', severity, via: [advisory] },
      // A dependent package lists the advisory, too.
      'right-pad': { name: 'right-pad', severity, via: ['left-pad', advisory] },
      ...more,
    },
  });
}
const exception = (expires: string) => [{ advisory: url, reason: 'Not reached by us', expires }];

describe('the dependency audit', () => {
  it.each(['high', 'critical'])('the audit fails on a %s vulnerability and lists it once', (severity) => {
    expect(auditVerdict(buildReport(severity), [], day)).toEqual({
      exitCode: 1,
      lines: [
        `${severity}: left-pad: Pads too far (${url})`,
        '1 high or critical advisories without an exception.',
      ],
    });
  });

  it.each(['info', 'low', 'moderate'])('the audit passes with a %s vulnerability', (severity) => {
    expect(auditVerdict(buildReport(severity), [], day).exitCode).toBe(0);
  });

  it('the audit passes without known vulnerabilities', () => {
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
  ])('the audit honors an exception that expires %s', (_when, expires, exitCode) => {
    expect(auditVerdict(buildReport('high'), exception(expires), day).exitCode).toBe(exitCode);
  });

  it('the audit fails on a vulnerability beside an excepted one', () => {
    const other = { name: 'other', severity: 'high', title: 'Other', url: `${url}2` };
    const output = buildReport('high', { other: { name: 'other', severity: 'high', via: [other] } });
    expect(auditVerdict(output, exception(day), day)).toMatchObject({
      exitCode: 1,
      lines: [expect.stringContaining('other'), expect.stringMatching(/^1 high/)],
    });
  });

  it.each([
    ['{"message":"405 Method Not Allowed","method":"POST"}', '405 Method Not Allowed'],
    ['', 'no report'],
    ['npm error network {', 'no report'],
  ])('the audit reports that it has not checked when the registry answers %s', (output, reason) => {
    expect(auditVerdict(output, [], day)).toEqual({
      exitCode: 2,
      lines: [`NOT CHECKED: ${reason}.`],
    });
  });

  it.each([{ advisory: '' }, { reason: '' }, { expires: '' }, { expires: 'never' }])(
    'the audit rejects the exception %j',
    (change) => {
      const [whole] = exception(day);
      expect(() => auditVerdict(buildReport('low'), [{ ...whole, ...change }], day)).toThrow(
        'Each audit exception has an advisory, a reason and the day it expires.',
      );
    },
  );
});
