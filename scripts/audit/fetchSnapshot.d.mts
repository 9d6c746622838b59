import type { OsvSnapshot } from './osvReport.mjs';

export function fetchSnapshot(names: readonly string[], day: string, server?: string): Promise<OsvSnapshot>;
