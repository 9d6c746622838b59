import type { Client } from '@adlane/api-client';
import { type Actor, type Contract, mayCall } from '@adlane/contract';
import type { BulkAction, MenuItem } from '@adlane/ui';
import { translate } from '@adlane/ui';
import {
  Copy,
  FolderInput,
  Globe,
  GlobeLock,
  Pencil,
  Power,
  PowerOff,
  Star,
  StarOff,
  Trash2,
  UserPlus,
} from 'lucide-react';
import { callTable } from '../../../shared/access/callTable';
import type { usePrompt } from '../../../shared/confirm/usePrompt';
import { type ActionItems, filterItems } from '../../../shared/lists/useSelectedRows';
import {
  deleteTemplates,
  duplicateTemplates,
  publishTemplates,
  setFavourite,
  setStatus,
} from './templateActions';
import type { ListedTemplate } from './useTemplates';

/** A dialog to complete before templates are moved, shared or renamed. */
export type TemplateQuestion = {
  readonly kind: 'move' | 'assign' | 'rename';
  readonly items: ActionItems<ListedTemplate>;
  readonly subject: string;
};

export type TemplateMenuTools = {
  readonly user: Actor;
  readonly client: Client<Contract>;
  readonly start: (action: BulkAction<ListedTemplate>) => void;
  readonly confirm: ReturnType<typeof usePrompt>['confirm'];
  readonly open: (question: TemplateQuestion) => void;
};

type Items = ActionItems<ListedTemplate>;

function buildChangeItems(
  { client, start, open }: TemplateMenuTools,
  items: Items,
  subject: string,
): MenuItem[] {
  return [
    {
      value: 'move',
      label: translate('Move to a folder'),
      icon: <FolderInput />,
      onSelect: () => open({ kind: 'move', items, subject }),
    },
    {
      value: 'switchOn',
      label: translate('Activate'),
      icon: <Power />,
      onSelect: () => start(setStatus(client, items, 'active')),
    },
    {
      value: 'switchOff',
      label: translate('Deactivate'),
      icon: <PowerOff />,
      onSelect: () => start(setStatus(client, items, 'inactive')),
    },
  ];
}

function buildPublishItems({ client, start }: TemplateMenuTools, items: Items): MenuItem[] {
  return [
    {
      value: 'publish',
      label: translate('Publish'),
      icon: <Globe />,
      onSelect: () => start(publishTemplates(client, items, true)),
    },
    {
      value: 'unpublish',
      label: translate('Unpublish'),
      icon: <GlobeLock />,
      onSelect: () => start(publishTemplates(client, items, false)),
    },
  ];
}

function buildFavouriteItems({ client, start }: TemplateMenuTools, items: Items): MenuItem[] {
  return [
    {
      value: 'favourite',
      label: translate('Add to favorites'),
      icon: <Star />,
      onSelect: () => start(setFavourite(client, items, true)),
    },
    {
      value: 'noFavourite',
      label: translate('Remove from favorites'),
      icon: <StarOff />,
      onSelect: () => start(setFavourite(client, items, false)),
    },
  ];
}

/** Builds the bulk menu for templates; actions without permission are omitted. */
export function buildTemplatesMenu(tools: TemplateMenuTools, items: Items, subject: string): MenuItem[] {
  const { user, client, start, confirm, open } = tools;
  const canChange = mayCall(callTable.templates.move.access, user);
  const own = filterItems(items, (template) => canChangeTemplate(user, template));
  const isAgency = user.entity_type === 'Agency';
  return [
    ...(canChange ? buildChangeItems(tools, own, subject) : []),
    ...(isAgency
      ? [
          {
            value: 'assign',
            label: translate('Share with clients'),
            icon: <UserPlus />,
            onSelect: () => open({ kind: 'assign', items, subject }),
          },
        ]
      : []),
    ...(mayCall(callTable.masterTemplates.publish.access, user) ? buildPublishItems(tools, items) : []),
    ...(user.entity_type === 'SuperAdmin' ? [] : buildFavouriteItems(tools, items)),
    ...(canChange
      ? [
          {
            value: 'duplicate',
            label: translate('Duplicate'),
            icon: <Copy />,
            onSelect: () => start(duplicateTemplates(client, items)),
          },
          {
            value: 'delete',
            label: translate('Delete'),
            icon: <Trash2 />,
            tone: 'danger' as const,
            onSelect: () => confirm('deleteTemplate', subject, () => start(deleteTemplates(client, own))),
          },
        ]
      : []),
  ];
}

/**
 * True if the user may change the template: a client changes only its own and copies the agency's (ads §3).
 */
export function canChangeTemplate(user: Actor, { isClientTemplate }: ListedTemplate): boolean {
  return (
    mayCall(callTable.templates.rename.access, user) && (user.entity_type !== 'Client' || isClientTemplate)
  );
}

const changing: ReadonlySet<string> = new Set(['move', 'switchOn', 'switchOff', 'delete']);

/** Builds the row menu of one template. */
export function buildTemplateMenu(tools: TemplateMenuTools, template: ListedTemplate): MenuItem[] {
  const canChange = canChangeTemplate(tools.user, template);
  const doesNotFit: ReadonlySet<string> = new Set([
    template.status === 'active' ? 'switchOn' : 'switchOff',
    template.is_published ? 'publish' : 'unpublish',
    ...(canChange ? [] : changing),
  ]);
  const rename: MenuItem = {
    value: 'rename',
    label: translate('Rename'),
    icon: <Pencil />,
    onSelect: () => tools.open({ kind: 'rename', items: [template], subject: template.name }),
  };
  const others = buildTemplatesMenu(tools, [template], template.name).filter(
    ({ value }) => !doesNotFit.has(value),
  );
  return canChange ? [rename, ...others] : others;
}
