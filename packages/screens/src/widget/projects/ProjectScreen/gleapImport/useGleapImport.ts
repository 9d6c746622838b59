import { useApi } from '@adlane/api-client';
import type { GleapKind, GleapReport } from '@adlane/contract/widget/gleapImport';
import { translate } from '@adlane/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ReportedProblem } from '../../../../shared/format/ReportedProblem';
import { parseGleapFile } from './parseGleapFile';

/** What an import has done so far, by kind, in the order of its calls. */
export type GleapReports = ReadonlyMap<GleapKind, GleapReport>;

const add = (reports: GleapReports, kind: GleapKind, part: GleapReport): GleapReports => {
  const before = reports.get(kind);
  const sum = before
    ? {
        imported: before.imported + part.imported,
        existing: before.existing + part.existing,
        skipped: [...before.skipped, ...part.skipped],
        incomplete: [...before.incomplete, ...part.incomplete],
      }
    : part;
  return new Map(reports).set(kind, sum);
};

type Choice = { readonly file: File; readonly verified_users: boolean };

/** Imports a file of Gleap in one call after another; the same file again continues where it ended. */
export function useGleapImport(projectId: number) {
  const { client } = useApi();
  const cache = useQueryClient();
  const [reports, setReports] = useState<GleapReports>(new Map());
  const [share, setShare] = useState(0);
  const { mutate, ...state } = useMutation({
    mutationFn: async ({ file, verified_users }: Choice) => {
      setReports(new Map());
      setShare(0);
      const parts = parseGleapFile(await file.text());
      if (parts === undefined) {
        throw new ReportedProblem(
          translate('This file has nothing of Gleap. Choose the file of the export script.'),
        );
      }
      for (const [index, { kind, items }] of parts.entries()) {
        const body = { kind, items: [...items], verified_users };
        const part = await client.gleapImport.store({ params: { id: projectId }, body });
        setReports((before) => add(before, kind, part));
        setShare((index + 1) / parts.length);
      }
    },
    onSettled: () => cache.invalidateQueries(),
  });
  return { ...state, start: mutate, reports, share };
}
