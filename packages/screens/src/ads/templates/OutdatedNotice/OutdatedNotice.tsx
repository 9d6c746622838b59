import { useApi } from '@adlane/api-client';
import { type Actor, mayCall } from '@adlane/contract';
import { Button, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { callTable } from '../../../shared/access/callTable';
import { createLazyDialog } from '../../../shared/lazyDialog/createLazyDialog';
import { formatCount } from '../../../shared/lists/formatCount';

const OutdatedDialog = createLazyDialog(() =>
  import('./OutdatedDialog').then((module) => module.OutdatedDialog),
);

export type OutdatedNoticeProps = {
  /** The signed-in user; without permission to change templates, nothing is shown. */
  user: Actor;
};

/** Facebook is asked about audiences each time, so the answer is kept for an hour. */
const staleMs = 60 * 60_000;

/**
 * Button that names and fixes templates with values that their platforms have removed; nothing if there are none. It
 * arrives after the list, so it has its place beside the title, where it moves nothing.
 */
export function OutdatedNotice({ user }: OutdatedNoticeProps) {
  const { queries } = useApi();
  const [isOpen, setOpen] = useState(false);
  const outdated = useQuery({
    ...queries.templates.outdated.query(),
    enabled: mayCall(callTable.templates.outdated.access, user),
    staleTime: staleMs,
    // The list of templates does not depend on it.
    meta: { statusesShownInPlace: [403, 404, 412, 422, 500, 503] },
  });
  const found = outdated.data?.data.filter(({ can_fix }) => can_fix) ?? [];
  if (found.length === 0) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        startIcon={<TriangleAlert aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {translate('Fix {count}', { count: formatCount(found.length, 'template') })}
      </Button>
      {isOpen ? <OutdatedDialog templates={found} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
