import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { dismissToastActions, Toaster, toast, UiProvider } from '../../index';

function show() {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(
    <UiProvider colorMode="light" dir="ltr">
      <Toaster />
    </UiProvider>,
  );
  return () => {
    root.unmount();
    place.remove();
  };
}

it('shows no toast of an earlier page on a later page', async () => {
  const leave = show();
  toast({ tone: 'success', text: 'Lead deleted', action: { label: 'Undo', onClick: () => undefined } });
  await expect.element(page.getByText('Lead deleted')).toBeVisible();
  leave();
  const leaveAgain = show();
  toast({ tone: 'success', text: 'Template duplicated' });
  await expect.element(page.getByText('Template duplicated')).toBeVisible();
  expect(page.getByText('Lead deleted').query()).toBeNull();
  leaveAgain();
});

it('removes toasts with an action on request, and leaves the others', async () => {
  const leave = show();
  toast({ tone: 'success', text: 'Lead deleted', action: { label: 'Undo', onClick: () => undefined } });
  toast({ tone: 'error', text: 'Your session has ended' });
  await expect.element(page.getByText('Lead deleted')).toBeVisible();
  dismissToastActions();
  await expect.element(page.getByText('Lead deleted')).not.toBeInTheDocument();
  await expect.element(page.getByText('Your session has ended')).toBeVisible();
  leave();
});
