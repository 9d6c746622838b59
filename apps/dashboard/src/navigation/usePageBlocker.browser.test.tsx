import { Dialog, Input, NavigationGuards, UiProvider, useUnsavedChangesGuard } from '@adlane/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { usePageBlocker } from './usePageBlocker';

function NameField() {
  const [name, setName] = useState('');
  const { dialog } = useUnsavedChangesGuard(name !== '');
  return (
    <>
      <Input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      {dialog}
    </>
  );
}

function Clients({ inDialog }: { inDialog: boolean }) {
  const [isOpen, setOpen] = useState(true);
  if (!inDialog) return <NameField />;
  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} title="New client">
      <NameField />
    </Dialog>
  );
}

/** Opens `/clients?page=2` after `previous`, and types a name. */
async function typeName(previous: string, inDialog: boolean) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const router = createMemoryRouter(
    [
      {
        element: (
          <NavigationGuards useBlocker={usePageBlocker}>
            <Outlet />
          </NavigationGuards>
        ),
        children: [
          { path: '/clients', element: <Clients inDialog={inDialog} /> },
          { path: '/leads', element: <p>Leads</p> },
        ],
      },
    ],
    { initialEntries: [previous, '/clients?page=2'] },
  );
  root.render(
    <UiProvider colorMode="light" dir="ltr">
      <RouterProvider router={router} />
    </UiProvider>,
  );
  const name = page.getByRole('textbox', { name: 'Name' });
  await userEvent.fill(name, 'Ada');
  return { router, name };
}

describe('unsaved changes', () => {
  it.each([
    ['a dialog', true, '/leads'],
    ['a dialog, whose page changes its query string', true, '/clients'],
    ['a page', false, '/leads'],
  ])('of %s survive Back until the user discards them', async (_where, inDialog, previous) => {
    const { router, name } = await typeName(previous, inDialog);
    await router.navigate(-1);
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(name).toHaveValue('Ada');
    await expect.element(name).toHaveFocus();
    expect(router.state.location.search).toBe('?page=2');
    await router.navigate(-1);
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect.poll(() => router.state.location.pathname + router.state.location.search).toBe(previous);
    await expect.element(name).not.toBeInTheDocument();
  });

  it('of a dialog survive a link, and a change of the query string that is no navigation is not confirmed', async () => {
    const { router, name } = await typeName('/leads', true);
    await router.navigate('?page=3');
    expect(router.state.location.search).toBe('?page=3');
    await router.navigate('/leads');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(name).toHaveValue('Ada');
  });

  it('of a record that was deleted are left with its page, which the app replaces', async () => {
    const { router } = await typeName('/leads', false);
    await router.navigate('/leads', { replace: true });
    expect(router.state.location.pathname).toBe('/leads');
    await expect.element(page.getByText('Leads')).toBeVisible();
  });
});
