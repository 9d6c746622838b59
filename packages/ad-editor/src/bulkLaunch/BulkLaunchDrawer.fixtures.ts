import { contract } from '@adlane/contract';
import type { InstantFacebookLaunch, Launch } from '@adlane/contract/ads/launches';
import { toListPage } from '@adlane/mocks/connections';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
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
