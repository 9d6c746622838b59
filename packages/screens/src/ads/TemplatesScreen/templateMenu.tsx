import type { Client } from '@adlane/api-client';
import { type Actor, type Contract, contract, mayCall } from '@adlane/contract';
import type { BulkAction, MenuItem } from '@adlane/ui';
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
import type { usePrompt } from '../../confirm/usePrompt';
import { type DeedItems, onlyThose } from '../../lists/useTicked';
import {
  deleteTemplates,
  duplicateTemplates,
  publishTemplates,
  setFavourite,
  setStatus,
} from './templateDeeds';
import type { ListedTemplate } from './useTemplates';

/** A question that has to be answered before templates are moved, given away or renamed. */
export type TemplateQuestion = {
  readonly kind: 'move' | 'assign' | 'rename';
  readonly items: DeedItems<ListedTemplate>;
  readonly subject: string;
};

export type TemplateMenuTools = {
  readonly user: Actor;
  readonly client: Client<Contract>;
  readonly start: (deed: BulkAction<ListedTemplate>) => void;
  readonly ask: ReturnType<typeof usePrompt>['ask'];
  readonly open: (question: TemplateQuestion) => void;
};

type Items = DeedItems<ListedTemplate>;

function changeItems({ client, start, open }: TemplateMenuTools, items: Items, subject: string): MenuItem[] {
  return [
    {
      value: 'move',
      label: 'Move to a folder',
      icon: <FolderInput />,
      onSelect: () => open({ kind: 'move', items, subject }),
    },
    {
      value: 'switchOn',
      label: 'Switch on',
      icon: <Power />,
      onSelect: () => start(setStatus(client, items, 'active')),
    },
    {
      value: 'switchOff',
      label: 'Switch off',
      icon: <PowerOff />,
      onSelect: () => start(setStatus(client, items, 'inactive')),
    },
  ];
}

function publishItems({ client, start }: TemplateMenuTools, items: Items): MenuItem[] {
  return [
    {
      value: 'publish',
      label: 'Publish',
      icon: <Globe />,
      onSelect: () => start(publishTemplates(client, items, true)),
    },
    {
      value: 'unpublish',
      label: 'Take back from agencies',
      icon: <GlobeLock />,
      onSelect: () => start(publishTemplates(client, items, false)),
    },
  ];
}

function favouriteItems({ client, start }: TemplateMenuTools, items: Items): MenuItem[] {
  return [
    {
      value: 'favourite',
      label: 'Add to favourites',
      icon: <Star />,
      onSelect: () => start(setFavourite(client, items, true)),
    },
    {
      value: 'noFavourite',
      label: 'Take out of favourites',
      icon: <StarOff />,
      onSelect: () => start(setFavourite(client, items, false)),
    },
  ];
}

/** What can be done with several templates; what the user may not do is left out. */
export function templatesMenu(tools: TemplateMenuTools, items: Items, subject: string): MenuItem[] {
  const { user, client, start, ask, open } = tools;
  const mayChange = mayCall(contract.templates.move.access, user);
  const own = onlyThose(items, (template) => mayChangeTemplate(user, template));
  const isAgency = user.entity_type === 'Agency';
  return [
    ...(mayChange ? changeItems(tools, own, subject) : []),
    ...(isAgency
      ? [
          {
            value: 'assign',
            label: 'Give to clients',
            icon: <UserPlus />,
            onSelect: () => open({ kind: 'assign', items, subject }),
          },
        ]
      : []),
    ...(mayCall(contract.masterTemplates.publish.access, user) ? publishItems(tools, items) : []),
    ...(user.entity_type === 'SuperAdmin' ? [] : favouriteItems(tools, items)),
    ...(mayChange
      ? [
          {
            value: 'duplicate',
            label: 'Duplicate',
            icon: <Copy />,
            onSelect: () => start(duplicateTemplates(client, items)),
          },
          {
            value: 'delete',
            label: 'Delete',
            icon: <Trash2 />,
            tone: 'danger' as const,
            onSelect: () => ask('deleteTemplate', subject, () => start(deleteTemplates(client, own))),
          },
        ]
      : []),
  ];
}

/** A client changes its own templates only, and copies the agency's (ads §3). */
export function mayChangeTemplate(user: Actor, { isClientTemplate }: ListedTemplate): boolean {
  return (
    mayCall(contract.templates.rename.access, user) && (user.entity_type !== 'Client' || isClientTemplate)
  );
}

const changing: ReadonlySet<string> = new Set(['move', 'switchOn', 'switchOff', 'delete']);

/** What can be done with one template. */
export function templateMenu(tools: TemplateMenuTools, template: ListedTemplate): MenuItem[] {
  const mayChange = mayChangeTemplate(tools.user, template);
  const doesNotFit: ReadonlySet<string> = new Set([
    template.status === 'active' ? 'switchOn' : 'switchOff',
    template.is_published ? 'publish' : 'unpublish',
    ...(mayChange ? [] : changing),
  ]);
  const rename: MenuItem = {
    value: 'rename',
    label: 'Rename',
    icon: <Pencil />,
    onSelect: () => tools.open({ kind: 'rename', items: [template], subject: template.name }),
  };
  const others = templatesMenu(tools, [template], template.name).filter(
    ({ value }) => !doesNotFit.has(value),
  );
  return mayChange ? [rename, ...others] : others;
}
