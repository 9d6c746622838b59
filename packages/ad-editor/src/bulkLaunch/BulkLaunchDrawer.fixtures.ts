import { contract } from '@adlane/contract';
import type { InstantFacebookLaunch, Launch } from '@adlane/contract/ads/launches';
import { toListPage } from '@adlane/mocks/connections';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { storyTemplate } from '../story/storyTemplate';

export type Sent = { readonly key: string | null; readonly body: InstantFacebookLaunch };

export const sent = fn<(launch: Sent) => void>();

/** Mocks how launches go on, which are followed several at a time. */
export function followLaunches(toLaunch: (id: number) => Launch) {
  return http.get(`*${contract.launches.list.path}`, ({ request }) => {
    const ids = new URL(request.url).searchParams.get('ids') ?? '';
    return HttpResponse.json(toListPage(...ids.split(',').map((id) => toLaunch(Number(id)))));
  });
}

export const { templateContent, selectedLeadForm } = storyTemplate;

export type UserEvent = {
  clear: (on: Element) => Promise<void>;
  click: (on: Element) => Promise<void>;
  keyboard: (keys: string) => Promise<void>;
  type: (on: Element, text: string) => Promise<void>;
  selectOptions: (on: Element, value: string) => Promise<void>;
};

export async function launch(userEvent: UserEvent, name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

export const blockers = [
  { field: 'templateContent.headlines.1.value', message: 'Emojis are not allowed.' },
  { field: 'settings.targetAddress', message: 'Radius is too small.' },
];

export async function press(userEvent: UserEvent, name: string | RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

/** The row of a client, or of the agency. */
export async function toRow(name: string) {
  return within(await screen.findByRole('region', { name }));
}

export async function addClient(userEvent: UserEvent, name: string, amount: string): Promise<void> {
  await userEvent.type(await screen.findByRole('combobox', { name: /Add a client/ }), name.slice(0, 3));
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
  const row = await toRow(name);
  const budget = row.getByRole('textbox', { name: /Daily budget/ });
  // It begins with the budget of the row before.
  await userEvent.clear(budget);
  await userEvent.type(budget, amount);
}
