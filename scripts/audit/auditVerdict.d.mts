export type AuditException = {
  /** URL of the advisory. */
  readonly advisory: string;
  readonly reason: string;
  /** Last day of validity, `2026-11-30`. */
  readonly expires: string;
};

export function auditVerdict(
  output: string,
  exceptions: readonly Partial<AuditException>[],
  day: string,
): { readonly exitCode: 0 | 1 | 2; readonly lines: readonly string[] };
