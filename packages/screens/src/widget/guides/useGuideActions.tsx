import { useApi } from '@adlane/api-client';
import type { GuideRow } from '@adlane/contract/widget/guides';
import type { MenuItem } from '@adlane/ui';
import { translate } from '@adlane/ui';
import { Archive, Copy, Megaphone, Pencil, Play, Trash2 } from 'lucide-react';
import { useConfirmation } from '../../shared/confirm/useConfirmation';
import { useRecordCall } from '../../shared/lists/useRecordCall';
import { archiveGuidePrompt, deleteGuidePrompt, kindTexts } from './guideTexts';

type Row = Pick<GuideRow, 'id' | 'name' | 'kind' | 'status' | 'started'>;

type Options = {
  /** Called after a guide was deleted. */
  readonly onDeleted?: () => void;
};

/** Links of a guide's menu. */
export type GuideMenuHrefs = {
  /** Its editor. */
  readonly edit?: string;
  /** The editor of a new message, which shows a tour by audience, page and schedule. */
  readonly newMessage: string;
};

/** Actions on one tour or tooltip: publish, archive, duplicate, delete. Render `dialog` once. */
export function useGuideActions({ onDeleted }: Options = {}) {
  const { client, queries } = useApi();
  const { confirm, dialog } = useConfirmation();
  const run = useRecordCall(queries.guides.key());
  const toNoun = ({ kind }: Row) => translate(kind === 'tour' ? 'Tour' : 'Tooltip');
  const setStatus = (row: Row, status: GuideRow['status'], done: string) => {
    const update = (next: GuideRow['status']) =>
      client.guides.updateStatus({ params: { id: row.id }, body: { status: next } });
    run(translate(done, { noun: toNoun(row) }), () => update(status), { undo: () => update(row.status) });
  };
  const publish = (row: Row) => setStatus(row, 'live', '{noun} published.');
  const archive = (row: Row) =>
    confirm(archiveGuidePrompt(row), () => setStatus(row, 'archived', '{noun} archived.'));
  const duplicate = (row: Row) =>
    run(translate('{noun} duplicated.', { noun: toNoun(row) }), () =>
      client.guides.duplicate({ params: { id: row.id } }),
    );
  const remove = (row: Row) =>
    confirm(deleteGuidePrompt(row), () =>
      run(
        translate('{noun} deleted.', { noun: toNoun(row) }),
        () => client.guides.delete({ params: { id: row.id } }),
        { leave: onDeleted },
      ),
    );
  const buildMenu = (row: Row, { edit, newMessage }: GuideMenuHrefs): MenuItem[] => [
    ...(edit === undefined
      ? []
      : [{ value: 'edit', label: translate('Edit'), icon: <Pencil />, href: edit }]),
    row.status === 'live'
      ? { value: 'archive', label: translate('Archive'), icon: <Archive />, onSelect: () => archive(row) }
      : { value: 'publish', label: translate('Publish'), icon: <Play />, onSelect: () => publish(row) },
    ...(row.kind === 'tour' && row.status === 'live'
      ? [{ value: 'send', label: translate('Send to visitors'), icon: <Megaphone />, href: newMessage }]
      : []),
    { value: 'duplicate', label: translate('Duplicate'), icon: <Copy />, onSelect: () => duplicate(row) },
    {
      value: 'delete',
      label: translate('Delete {noun}', { noun: translate(kindTexts[row.kind].noun) }),
      icon: <Trash2 />,
      tone: 'danger',
      onSelect: () => remove(row),
    },
  ];
  return { publish, archive, buildMenu, dialog };
}
