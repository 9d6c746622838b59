import { type ReactElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button, createLazyOverlay, Menu, Popover, UiProvider } from '../../index';

const cleanups: (() => void)[] = [];
// A button that appears under the pointer is hovered.
beforeEach(() => userEvent.hover(document.body, { position: { x: 600, y: 400 } }));
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

function show(content: ReactElement, onUncaughtError?: (error: unknown) => void) {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place, onUncaughtError ? { onUncaughtError } : {});
  root.render(
    <StrictMode>
      <UiProvider colorMode="light" dir="ltr">
        {content}
      </UiProvider>
    </StrictMode>,
  );
  cleanups.push(() => {
    root.unmount();
    place.remove();
  });
}

/** Shows a button whose popover arrives when the test calls `arrive` or `fail`. */
function showHelp(onUncaughtError?: (error: unknown) => void) {
  let arrive = () => {};
  let fail = () => {};
  const load = vi.fn(
    () =>
      new Promise<typeof Popover>((resolve, reject) => {
        arrive = () => resolve(Popover);
        fail = () => reject(new Error('No connection'));
      }),
  );
  const Help = createLazyOverlay(load, 'dialog');
  show(
    <Help title="Help" trigger={<Button>Open help</Button>}>
      <button type="button">Call us</button>
    </Help>,
    onUncaughtError,
  );
  return { load, arrive: () => arrive(), fail: () => fail() };
}

/** Shows a button whose menu is at hand. */
function showMenu() {
  const Actions = createLazyOverlay(async () => Menu, 'menu');
  const items = ['First', 'Second', 'Third'].map((label) => ({ value: label, label }));
  show(<Actions items={items} trigger={<Button>Actions</Button>} />);
}

const help = page.getByRole('button', { name: 'Open help' });
const actions = page.getByRole('button', { name: 'Actions' });
const panel = page.getByRole('dialog', { name: 'Help' });

it('loads an overlay when its button has the focus, and opens it by a key', async () => {
  const { load, arrive } = showHelp();
  await expect.element(help).toHaveAttribute('aria-haspopup', 'dialog');
  await expect.element(help).toHaveAttribute('aria-expanded', 'false');
  expect(load).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(load).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => load.mock.calls.length).toBe(2);
  arrive();
  await expect.element(page.getByRole('button', { name: 'Call us' })).toHaveFocus();
  await expect.element(help).toHaveAttribute('aria-expanded', 'true');
});

it('shows that an overlay is loading, and opens it when it has arrived', async () => {
  const { arrive } = showHelp();
  await help.click();
  await expect.element(help).toHaveAttribute('aria-busy', 'true');
  await expect.element(panel).not.toBeInTheDocument();
  arrive();
  await expect.element(panel).toBeVisible();
  await expect.element(help).not.toHaveAttribute('aria-busy');
});

it('returns the focus to the button of a lazy overlay on Escape', async () => {
  const { arrive } = showHelp();
  await help.click();
  arrive();
  await expect.element(page.getByRole('button', { name: 'Call us' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(help).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel).toBeVisible();
});

it('closes a lazy overlay by a click outside or on its button', async () => {
  const { arrive } = showHelp();
  await help.click();
  arrive();
  await expect.element(panel).toBeVisible();
  await userEvent.click(document.body, { position: { x: 600, y: 400 } });
  await expect.element(panel).not.toBeInTheDocument();
  await help.click();
  await expect.element(panel).toBeVisible();
  await help.click();
  await expect.element(panel).not.toBeInTheDocument();
});

it('throws the failure to load an overlay when it is opened, not when it is preloaded', async () => {
  const onUncaughtError = vi.fn();
  const { load, fail } = showHelp(onUncaughtError);
  await help.hover();
  await expect.poll(() => load.mock.calls.length).toBe(1);
  fail();
  await help.click();
  await expect.poll(() => load.mock.calls.length).toBeGreaterThan(1);
  expect(onUncaughtError).not.toHaveBeenCalled();
  fail();
  await expect.poll(() => String(onUncaughtError.mock.calls[0]?.[0])).toBe('Error: No connection');
});

it('leaves no unhandled rejection when the preload of an overlay fails', async () => {
  const onRejection = vi.fn((event: PromiseRejectionEvent) => event.preventDefault());
  window.addEventListener('unhandledrejection', onRejection);
  cleanups.push(() => window.removeEventListener('unhandledrejection', onRejection));
  const { load, fail } = showHelp();
  await help.hover();
  await expect.poll(() => load.mock.calls.length).toBe(1);
  fail();
  // The browser reports rejections in order: once this one is reported, an earlier one would be as well.
  const marker = new Error('Reported after the preload');
  void Promise.reject(marker);
  await expect.poll(() => onRejection.mock.lastCall?.[0].reason).toBe(marker);
  expect(onRejection).toHaveBeenCalledOnce();
});

it.each([
  ['{Enter}', 'First'],
  [' ', 'First'],
  ['{ArrowDown}', 'First'],
  ['{ArrowUp}', 'Third'],
])('opens a lazy menu by the key %o at the entry %s', async (key, entry) => {
  showMenu();
  await expect.element(actions).toHaveAttribute('aria-haspopup', 'menu');
  await userEvent.tab();
  await userEvent.keyboard(key);
  await expect.element(page.getByRole('menuitem', { name: entry })).toHaveAttribute('data-highlighted');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(actions).toHaveFocus();
});
