import { contract } from '@adlane/contract';
import type { InstantFacebookLaunch } from '@adlane/contract/launches';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { storyTemplate } from '../story/storyTemplate';

export type Sent = { readonly key: string | null; readonly body: InstantFacebookLaunch };

export const sent = fn<(launch: Sent) => void>();

export const viewPath = `*${contract.launches.view.path.replace('{id}', ':id')}`;

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
