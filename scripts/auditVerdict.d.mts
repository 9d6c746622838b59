export type AuditException = {
  /** The advisory's address. */
  readonly advisory: string;
  readonly reason: string;
  /** The last day on which it holds, `2026-11-30`. */
  readonly expires: string;
};

export function auditVerdict(
  output: string,
  exceptions: readonly Partial<AuditException>[],
  day: string,
): { readonly exitCode: 0 | 1 | 2; readonly lines: readonly string[] };
