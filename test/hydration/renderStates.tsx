import { dehydrate, QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { buildElement, type PageLocale, type ServerState, type State } from './buildElement';
import { listStates } from './listStates';

/** Rounds of requests: the answer of one can render what makes the next. */
const maxRounds = 3;

async function renderHtml(element: ReactNode): Promise<string> {
  // Without a limit all HTML is in its place, as it is for the browser once the stream has ended.
  const { prelude } = await prerenderToNodeStream(element, { progressiveChunkSize: Number.MAX_SAFE_INTEGER });
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  return html;
}

/** Requests what the rendered queries need. Returns false if they have all been answered. */
async function requestAnswers(queryClient: QueryClient): Promise<boolean> {
  const waiting = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'pending' });
  await Promise.all(
    waiting.filter(({ options }) => options.queryFn).map((query) => query.fetch().catch(() => undefined)),
  );
  return waiting.some(({ state }) => state.status === 'success');
}

async function renderState(state: State, page: PageLocale): Promise<ServerState> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  try {
    let html = await renderHtml(await buildElement(state, page, queryClient));
    for (let round = 0; round < maxRounds && (await requestAnswers(queryClient)); round += 1)
      html = await renderHtml(await buildElement(state, page, queryClient));
    return { ...state, html, answers: dehydrate(queryClient) };
  } catch (error) {
    return { ...state, html: '', answers: {}, error: String(error) };
  } finally {
    queryClient.clear();
  }
}

/** Renders every state on this server, once for each locale. */
export async function renderStates(pages: readonly PageLocale[]): Promise<ServerState[][]> {
  const rendered: ServerState[][] = [];
  for (const page of pages) {
    const states: ServerState[] = [];
    for (const state of listStates()) states.push(await renderState(state, page));
    rendered.push(states);
  }
  return rendered;
}
