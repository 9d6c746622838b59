import { describe, expect, test } from 'vitest';
import { tooltip } from '../guides.fixtures';
import type { SiteData } from '../siteData';
import { type BuilderState, initialBuilderState, nextBuilderState } from './builderState';

const data: SiteData = {
  guide: { kind: 'tooltip', name: tooltip.name, config: tooltip.config },
  config: undefined,
  isDraft: false,
  problem: undefined,
};
const pick = { type: 'pick', field: 'config.selector' } as const;
const picked = {
  type: 'message',
  message: { type: 'tourbuilder', name: 'element-picked', data: { selector: '#pay' } },
} as const;
const loaded = nextBuilderState(initialBuilderState, { type: 'loaded', data });
const run = (state: BuilderState, ...events: Parameters<typeof nextBuilderState>[1][]) =>
  events.reduce(nextBuilderState, state);

describe('the builder', () => {
  test('starts with the editor', () => {
    expect([initialBuilderState.status, loaded.status]).toEqual(['loading', 'editor']);
  });

  test('returns to the editor with the picked element and its field', () => {
    expect(run(loaded, pick, picked)).toMatchObject({
      status: 'editor',
      field: undefined,
      picked: { field: 'config.selector', selector: '#pay' },
    });
  });

  test('ignores elements that it did not ask for', () => {
    expect(run(loaded, picked)).toBe(loaded);
    const browsing = run(loaded, pick, { type: 'browse' });
    expect(run(browsing, picked)).toBe(browsing);
  });

  test('remembers the waiting field while the user browses, and forgets it in the editor', () => {
    const browsing = run(loaded, pick, { type: 'browse' });
    expect(browsing).toMatchObject({ status: 'navigate', field: 'config.selector' });
    expect(run(browsing, { type: 'edit' })).toMatchObject({ status: 'editor', field: undefined });
  });

  test('keeps the page in view after it was replaced by another one', () => {
    const event = { type: 'loaded', data: { ...data, isDraft: true, field: 'config.selector' } } as const;
    expect(run(initialBuilderState, event)).toMatchObject({ status: 'navigate', field: 'config.selector' });
  });

  test('shows the address of the page', () => {
    const message = { type: 'tourbuilder', name: 'page-changed', data: { page: 'https://a.test/' } } as const;
    expect(run(loaded, { type: 'message', message }).page).toBe('https://a.test/');
  });
});
