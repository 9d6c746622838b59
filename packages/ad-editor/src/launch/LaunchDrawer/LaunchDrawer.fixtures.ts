import { contract } from '@adlane/contract';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { storyLaunch } from '../../story/storyLaunch';

export const keys = fn();

export const bodies = fn();

export const launches = http.post(`*${contract.launches.facebook.path}`, async ({ request }) => {
  keys(request.headers.get('idempotency-key'));
  bodies(await request.json());
  return HttpResponse.json(storyLaunch('running'), { status: 202 });
});

export const blockers = [
  { field: 'templateContent.headlines.1.value', message: 'Emojis are not allowed.' },
  { field: 'budget', message: 'The daily budget is too low.' },
  { field: 'templateMedia', message: 'Please select at least one image or video.' },
  { field: 'settings.bidAmount', message: 'This field is required.' },
];

export type UserEvent = {
  clear: (on: Element) => Promise<void>;
  keyboard: (keys: string) => Promise<void>;
  click: (on: Element) => Promise<void>;
  type: (on: Element, text: string) => Promise<void>;
  selectOptions: (on: Element, value: string) => Promise<void>;
};

/** Clicks a button once it can be clicked: launching waits for the review. */
export async function press(userEvent: UserEvent, name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

/** The budget of the summary; the plan may repeat it for an ad set, once it is there. */
export async function expectBudget(text: string): Promise<void> {
  const [summary] = await screen.findAllByText(text);
  await expect(summary).toBeVisible();
}

export async function goToConfirm(userEvent: UserEvent): Promise<void> {
  await press(userEvent, 'Continue');
  await userEvent.type(await screen.findByRole('textbox', { name: /Daily budget/ }), '25');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Countries/ }), 'NZ');
  await press(userEvent, 'Continue');
  const heading = await screen.findByRole('heading', { name: 'Confirm your information below' });
  await expect(heading).toHaveFocus();
}

export async function launch(userEvent: UserEvent): Promise<void> {
  await goToConfirm(userEvent);
  await press(userEvent, 'Launch ad');
}
