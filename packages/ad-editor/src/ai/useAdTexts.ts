import { useApi } from '@adlane/api-client';
import type { CallOutput, Contract } from '@adlane/contract';
import type { Platform } from '@adlane/contract/constants';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AiBrief } from './AiBrief';
import { aiMeta } from './AiProblem';

type Written = CallOutput<Contract['ai']['adText']>;
/** Lists of texts that the AI writes for an ad. */
export type AdTextList = 'adText' | 'headlines' | 'subHeadlines' | 'longHeadline' | 'description';

/** The written texts and the functions that regenerate all of them or one list. */
export function useAdTexts(platform: Platform) {
  const { client } = useApi();
  const [written, setWritten] = useState<Written>();
  const about = ({ niche, offer, prompt }: AiBrief) => ({ platform, niche, offer, prompt });

  const all = useMutation({
    mutationFn: (brief: AiBrief) =>
      // What is replaced is not written again.
      client.ai.adText({ body: { ...about(brief), current: written && joinTexts(written) } }),
    onSuccess: setWritten,
    meta: aiMeta,
  });
  const one = useMutation({
    mutationFn: ({ brief, list }: { brief: AiBrief; list: AdTextList }) =>
      client.ai.text({
        body: {
          ...about(brief),
          field: list,
          count: Math.max(1, written?.[list].length ?? 1),
          current: written?.[list].join('\n').slice(0, 2200),
        },
      }),
    onSuccess: ({ texts, notes }, { list }) =>
      setWritten((last) => {
        if (!last) return last;
        const others = last.notes.filter(({ path }) => !isInList(list, path));
        return {
          ...last,
          [list]: texts,
          notes: [...others, ...notes.map((note) => reindexNotes(list, note))],
        };
      }),
    meta: aiMeta,
  });
  return {
    written,
    writeAll: (brief: AiBrief) => all.mutate(brief),
    isWritingAll: all.isPending,
    writeOne: (brief: AiBrief, list: AdTextList) => one.mutate({ brief, list }),
    /** The list that is being regenerated. */
    writing: one.isPending ? one.variables.list : undefined,
    error: all.error ?? one.error,
    startOver: () => setWritten(undefined),
  };
}

function joinTexts({ adText, headlines, subHeadlines, longHeadline, description }: Written): string {
  const texts = [...headlines, ...subHeadlines, ...longHeadline, ...description, ...adText];
  return texts.join('\n').slice(0, 10_000);
}

const isInList = (list: string, path: string) => path === list || path.startsWith(`${list}.`);

/** One field's answer counts its texts from its own name or from none. */
function reindexNotes(list: string, { path, message }: Written['notes'][number]) {
  return {
    path: isInList(list, path) ? path : [list, path.split('.').at(-1)].filter(Boolean).join('.'),
    message,
  };
}
