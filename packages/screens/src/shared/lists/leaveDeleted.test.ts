import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { leaveDeleted } from './leaveDeleted';

const listKey = ['leads', 'list'];

it('leaves the page without fetching its record, and the list that follows is fetched', async () => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  const view = vi.fn(async () => 'a lead');
  const list = vi.fn(async () => 'all leads');
  await queryClient.fetchQuery({ queryKey: listKey, queryFn: list });
  const page = new QueryObserver(queryClient, { queryKey: ['leads', 'view', 7], queryFn: view });
  const closePage = page.subscribe(() => undefined);
  await vi.waitFor(() => expect(page.getCurrentResult().data).toBe('a lead'));

  const leave = vi.fn();
  await leaveDeleted(queryClient, [['leads']], leave);
  expect(leave).toHaveBeenCalledOnce();
  expect(queryClient.isFetching()).toBe(0);
  expect(view).toHaveBeenCalledOnce();

  closePage();
  const next = new QueryObserver(queryClient, { queryKey: listKey, queryFn: list });
  const closeList = next.subscribe(() => undefined);
  await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  closeList();
});
