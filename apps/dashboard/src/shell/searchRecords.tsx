import type { Api } from '@adlane/api-client';
import { type Actor, mayCall } from '@adlane/contract';
import { callTable } from '@adlane/screens';
import type { Command } from '@adlane/ui';
import {
  Building2,
  FolderKanban,
  LayoutTemplate,
  Megaphone,
  MessageCircle,
  MessageSquareText,
  UserRoundPlus,
  Users,
} from 'lucide-react';
import { type Area, paths } from '../navigation/paths';

/** Records per kind that a search shows. */
const maxFound = 4;

type Options = {
  readonly client: Api['client'];
  readonly area: Area;
  readonly user: Actor;
  readonly go: (path: string) => void;
};

type Found = { readonly id: number; readonly label: string; readonly detail?: string | null | undefined };

/**
 * Returns the search of the command palette: records of every kind that the user may list in the area, in the order of
 * the menu. A kind that cannot be loaded is left out.
 */
export function createRecordSearch({ client, area, user, go }: Options) {
  const isOperator = area.kind === 'superAdmin';
  const query = (term: string) => ({ query: { search: term, per_page: maxFound } });
  const conversationQuery = (term: string) => ({
    query: { search: term, per_page: maxFound, kind: 'conversation' as const },
  });
  const kinds = [
    {
      group: 'Launched ads',
      icon: <Megaphone />,
      isShown: !isOperator && mayCall(callTable.ads.list.access, user),
      find: async (term: string, signal: AbortSignal): Promise<Found[]> =>
        (await client.ads.list(query(term), { signal })).data.map(({ id, name, client_name }) => ({
          id,
          label: name,
          detail: client_name,
        })),
      getHref: (id: number) => paths.launchedAd(area, id),
    },
    {
      group: 'Templates',
      icon: <LayoutTemplate />,
      isShown: mayCall(callTable.templates.list.access, user),
      find: async (term: string, signal: AbortSignal): Promise<Found[]> =>
        (await client.templates.list(query(term), { signal })).data.map(({ id, name, niche }) => ({
          id,
          label: name,
          detail: niche,
        })),
      getHref: (id: number) => paths.template(area, id),
    },
    {
      group: 'Leads',
      icon: <UserRoundPlus />,
      isShown: mayCall(callTable.leads.list.access, user),
      find: async (term: string, signal: AbortSignal): Promise<Found[]> =>
        (await client.leads.list(query(term), { signal })).data.map(({ id, name, email, ad_name }) => ({
          id,
          label: name || email,
          detail: ad_name,
        })),
      getHref: (id: number) => paths.lead(area, id),
    },
    {
      group: 'Clients',
      icon: <Users />,
      isShown: !isOperator && mayCall(callTable.clients.list.access, user),
      find: async (term: string, signal: AbortSignal): Promise<Found[]> =>
        (await client.clients.list(query(term), { signal })).data.map(({ id, name, business_name }) => ({
          id,
          label: business_name || name,
          detail: name,
        })),
      getHref: (id: number) => paths.client(area, id),
    },
    {
      group: 'Subscribers',
      icon: <Building2 />,
      isShown: isOperator,
      find: async (term: string, signal: AbortSignal): Promise<Found[]> =>
        (await client.subscribers.list(query(term), { signal })).data.map(({ id, business_name, email }) => ({
          id,
          label: business_name,
          detail: email,
        })),
      getHref: (id: number) => paths.subscriber(id),
    },
    {
      group: 'Tickets',
      icon: <MessageSquareText />,
      isShown: mayCall(callTable.tickets.list.access, user),
      find: async (term: string, signal: AbortSignal): Promise<Found[]> =>
        (await client.tickets.list(query(term), { signal })).data.map(({ id, title, project_name }) => ({
          id,
          label: `#${id} ${title}`,
          detail: project_name,
        })),
      getHref: (id: number) => paths.inboxItem(area, { kind: 'ticket', id }),
    },
    {
      group: 'Conversations',
      icon: <MessageCircle />,
      isShown: mayCall(callTable.inbox.list.access, user),
      find: async (term: string, signal: AbortSignal): Promise<Found[]> =>
        (await client.inbox.list(conversationQuery(term), { signal })).data.map(
          ({ id, title, contact_name }) => ({ id, label: title, detail: contact_name }),
        ),
      getHref: (id: number) => paths.inboxItem(area, { kind: 'conversation', id }),
    },
    {
      group: 'Projects',
      icon: <FolderKanban />,
      isShown: mayCall(callTable.projects.list.access, user),
      find: async (term: string, signal: AbortSignal): Promise<Found[]> =>
        (await client.projects.list(query(term), { signal })).data.map(({ id, name }) => ({
          id,
          label: name,
        })),
      getHref: (id: number) => paths.project(area, id),
    },
  ].filter(({ isShown }) => isShown);

  return async function searchRecords(term: string, signal: AbortSignal): Promise<Command[]> {
    const results = await Promise.allSettled(
      kinds.map(async ({ group, icon, find, getHref }) =>
        (await find(term, signal)).map(
          ({ id, label, detail }): Command => ({
            id: `${group}:${id}`,
            label,
            detail: detail ?? undefined,
            icon,
            group,
            run: () => go(getHref(id)),
          }),
        ),
      ),
    );
    return results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  };
}
