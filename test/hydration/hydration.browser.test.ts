import { createDefaultLeadForm } from '@adlane/contract/ads/leadForms';
import { hydrate, QueryClient } from '@tanstack/react-query';
import { createElement, Fragment, type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { cdp, commands } from 'vitest/browser';
import { toDraft } from '../../packages/ad-editor/src/draft/templateDraft';
import { storyTemplate } from '../../packages/ad-editor/src/story/storyTemplate';
import { buildElement, type PageLocale, type ServerState } from './buildElement';

declare module 'vitest/browser' {
  interface BrowserCommands {
    renderOnServer: (pages: readonly PageLocale[]) => Promise<ServerState[][]>;
  }
}

const pages = [
  { locale: 'en-US', dir: 'ltr', timeZone: 'UTC' },
  { locale: 'ar', dir: 'rtl', timeZone: 'America/Los_Angeles' },
  // As the browser names Asia/Kolkata.
  { locale: 'de-DE', dir: 'ltr', timeZone: 'Asia/Calcutta' },
] as const;

const rendered = await commands.renderOnServer(pages);

/** Runs `onDone` once React has attached to all around it. */
function Watched({ children, onDone }: { children?: ReactNode; onDone: () => void }) {
  useEffect(onDone, [onDone]);
  return createElement(Fragment, null, children);
}

/** Whether a boundary of Suspense still waits: React has not attached to what a server rendered in it. */
function isWaiting(place: Element): boolean {
  const boundaries = document.createNodeIterator(place, NodeFilter.SHOW_COMMENT, (node) =>
    node.nodeValue === '$' ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
  );
  for (let node = boundaries.nextNode(); node; node = boundaries.nextNode()) {
    const shown = node.nextSibling;
    if (shown instanceof Element && !Object.keys(shown).some((key) => key.startsWith('__reactFiber$')))
      return true;
  }
  return false;
}

const opened = toDraft(storyTemplate);
/** What an earlier visit left, by the beginning of its key. */
const earlierVisit = {
  'adlane.columns.': { hidden: ['email'], order: [], widths: {} },
  'adlane-draft:': {
    draft: { ...opened, name: 'Unsaved' },
    opened,
    openedAt: storyTemplate.updated_at,
    savedAt: '2026-11-02T22:00:00Z',
  },
  'adlane-lead-form:': { ...createDefaultLeadForm(), name: 'Unsaved' },
};

function restoreEarlierVisit(key: string): string | null {
  const found = Object.entries(earlierVisit).find(([start]) => key.startsWith(start));
  return found ? JSON.stringify(found[1]) : null;
}

/** Hydrates a state and returns what React reports. */
async function listReports(state: ServerState, page: PageLocale): Promise<string[]> {
  const reports: string[] = [];
  const report = (...parts: unknown[]) => void reports.push(parts.map(String).join(' '));
  vi.spyOn(console, 'error').mockImplementation(report);
  vi.spyOn(console, 'warn').mockImplementation(report);
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = state.html;
  // In a page from a server, emotion moves them to the head before React starts.
  const styles = [...place.querySelectorAll('style[data-emotion]')];
  document.head.append(...styles);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  hydrate(queryClient, state.answers);
  const element = await buildElement(state, page, queryClient);
  const onDone = vi.fn();
  const root = hydrateRoot(place, createElement(Watched, { onDone }, element), {
    onRecoverableError: report,
    onUncaughtError: report,
  });
  await expect.poll(() => onDone.mock.calls.length > 0 && !isWaiting(place), { interval: 1 }).toBe(true);
  const found = [...reports];
  flushSync(() => root.unmount());
  queryClient.clear();
  place.remove();
  for (const style of styles) style.remove();
  return found;
}

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe.each(pages.map((page, index) => ({ ...page, states: rendered[index] ?? [] })))(
  'a page in $locale and $timeZone',
  ({ states, timeZone, ...page }) => {
    beforeAll(async () => {
      await cdp().send('Emulation.setTimezoneOverride', { timezoneId: timeZone });
      await cdp().send('Emulation.setLocaleOverride', { locale: page.locale.replace('-', '_') });
    });
    afterAll(async () => {
      await cdp().send('Emulation.setTimezoneOverride', { timezoneId: '' });
      await cdp().send('Emulation.setLocaleOverride', {});
    });

    it('is in another time zone than the server', () => {
      expect(Intl.DateTimeFormat().resolvedOptions()).toMatchObject({ timeZone, locale: page.locale });
    });

    it.each(['ui', 'ad-editor', 'widget-core'])('finds components of %s', (name) => {
      expect(states.filter(({ file }) => file.startsWith(`/packages/${name}/`))).not.toHaveLength(0);
    });

    it.each(states.map((state) => [state.component, state] as const))(
      'hydrates %s as a server renders it',
      async (component, state) => {
        expect(state.error).toBeUndefined();
        vi.spyOn(Storage.prototype, 'getItem').mockImplementation(restoreEarlierVisit);
        expect(await listReports(state, page)).toEqual([]);
        // These draw over the page, which only a browser has.
        if (component === 'CaptureEditor' || component === 'TourPopover')
          expect(state.html).not.toContain('<button');
        else expect(state.html).not.toBe('');
      },
    );
  },
);
