import { contract } from '@adlane/contract';
import { ownMessages } from '@adlane/contract/rules';
import { mock } from '@adlane/mocks';
import { storyClient } from '@adlane/mocks/clients';
import { toListPage } from '@adlane/mocks/connections';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { storyInserts } from '../../story/storyInserts';

/** Told the body of each stored insert. */
export const storedInserts = fn<(body: unknown) => void>();

/** The client Harbor Dental, whose ads lack a phone number and a town until these are stored; then the review has `steps`. */
export function mockMissingInserts(
  review: 'reviewFacebook' | 'reviewGoogle',
  field: string,
  steps: unknown[],
) {
  const lacking = new Set(['Business Phone', 'Town']);
  const blockers = () =>
    lacking.size === 0
      ? []
      : [
          {
            field,
            message: `${ownMessages.insertUnresolved} ${[...lacking].map((name) => `{${name}}`).join(', ')}`,
          },
        ];
  storedInserts.mockClear();
  const store = async (request: Request, name: string) => {
    storedInserts(await request.json());
    lacking.delete(name);
  };
  return [
    mock(contract.clients.list).ok(toListPage(storyClient(3, 'Harbor Dental'))),
    mock(contract.smartInserts.view).ok(storyInserts),
    http.put(`*${contract.smartInserts.update.path}`, async ({ request }) => {
      await store(request, 'Business Phone');
      return HttpResponse.json(storyInserts);
    }),
    http.post(`*${contract.smartInserts.storeCustom.path}`, async ({ request }) => {
      await store(request, 'Town');
      return HttpResponse.json(storyInserts.custom[0], { status: 201 });
    }),
    http.post(`*${contract.launches[review].path}`, () =>
      HttpResponse.json({ blockers: blockers(), steps: lacking.size === 0 ? steps : [] }),
    ),
  ];
}

type UserEvent = {
  type: (on: Element, text: string) => Promise<void>;
  keyboard: (keys: string) => Promise<void>;
};

/** Fills in both inserts by keyboard; the launch is ready then, and the focus is not lost. */
export async function fillInMissingInserts(userEvent: UserEvent): Promise<void> {
  for (const [name, value] of [
    ['Business Phone', '+1 212 555 0100'],
    ['Town', 'Boston'],
  ] as const) {
    const field = await screen.findByRole('textbox', { name: `${name} of Harbor Dental` });
    await userEvent.type(field, value);
    screen.getByRole('button', { name: `Save ${name} of Harbor Dental` }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).not.toBeInTheDocument());
    await expect(document.body).not.toHaveFocus();
  }
  await screen.findByText('Ready to launch. Nothing has been sent yet.');
  await expect(storedInserts.mock.calls.map(([body]) => body)).toEqual([
    {
      business: { business_phone: '+1 212 555 0100' },
      base_updated_at: storyInserts.updated_at,
      client_user_id: 3,
    },
    { name: 'Town', value: 'Boston', client_user_id: 3 },
  ]);
}
