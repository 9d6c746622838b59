import { contract } from '@adlane/contract';
import type { FacebookLaunch } from '@adlane/contract/ads/launches';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { storyInserts } from '../story/storyInserts';
import { storyLaunch, storyPlan, storySteps } from '../story/storyLaunch';
import { storyTemplate } from '../story/storyTemplate';
import type { BulkLaunchDrawer } from './BulkLaunchDrawer';
import { launch, type UserEvent } from './BulkLaunchDrawer.fixtures';
import statesMeta from './BulkLaunchDrawer.stories';

const sent = fn<(body: FacebookLaunch) => void>();
const saved = fn<(body: unknown) => void>();
const review = { blockers: [], steps: [...storySteps], plan: storyPlan, hash: 'a1b2' };

const meta = {
  ...statesMeta,
  title: 'Ad editor/BulkLaunchDrawer/Template flows',
  tags: ['flow', '!autodocs'],
  args: { ...statesMeta.args, template: storyTemplate, onFixField: fn() },
  beforeEach(context) {
    statesMeta.beforeEach(context);
    sent.mockClear();
    saved.mockClear();
    context.msw.use(
      http.post(`*${contract.launches.facebook.path}`, async ({ request }) => {
        const body = (await request.json()) as FacebookLaunch;
        sent(body);
        return HttpResponse.json(
          { ...storyLaunch('running'), id: 100 + (body.client_user_id ?? 0) },
          { status: 202 },
        );
      }),
      mock(contract.launches.reviewFacebook).ok(review),
    );
  },
} satisfies Meta<typeof BulkLaunchDrawer>;
export default meta;
type Story = StoryObj<typeof BulkLaunchDrawer>;

async function toRow(name: string) {
  return within(await screen.findByRole('region', { name }));
}

async function writeBudget(userEvent: UserEvent, name: string, amount: string): Promise<void> {
  const field = (await toRow(name)).getByRole('textbox', { name: /Daily budget/ });
  await userEvent.clear(field);
  await userEvent.type(field, amount);
}

/** All clients get a row; each launch is approved with its own review. */
export const ForAllClients: Story = {
  play: async ({ userEvent }) => {
    await writeBudget(userEvent, 'Your agency', '25');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Countries/ }), 'NZ');
    await userEvent.click(screen.getByRole('button', { name: 'Add all clients' }));
    const harbor = await toRow('Harbor Dental');
    const budget = harbor.getByRole('textbox', { name: /Daily budget/ });
    await waitFor(() => expect(budget).toHaveValue('25.00'));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await launch(userEvent, 'Launch 3 ads');
    await expect(await screen.findByText('3 of 3 launched')).toBeVisible();
    await expect(sent.mock.calls.map(([body]) => [body.template_id, body.client_user_id])).toEqual([
      [storyTemplate.id, null],
      [storyTemplate.id, 3],
      [storyTemplate.id, 4],
    ]);
    await expect(sent.mock.lastCall?.[0].approval).toEqual({
      hash: 'a1b2',
      confirmsUnusualBudget: false,
      confirmsOverLimit: false,
    });
  },
};

/** A budget far above the usual one is confirmed before it can be launched. */
export const UnusualBudgetIsConfirmed: Story = {
  beforeEach({ msw }) {
    const unusualBudget = '$900.00 a day is 9 times the usual budget of this account ($100.00 a day).';
    msw.use(mock(contract.launches.reviewFacebook).ok({ ...review, unusualBudget }));
  },
  play: async ({ userEvent }) => {
    await writeBudget(userEvent, 'Your agency', '900');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Countries/ }), 'NZ');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const box = await screen.findByRole('checkbox', { name: 'This budget is correct' });
    await expect(screen.getByRole('button', { name: 'Launch ad' })).toBeDisabled();
    await userEvent.click(box);
    await launch(userEvent, 'Launch ad');
    await waitFor(() =>
      expect(sent.mock.lastCall?.[0].approval).toMatchObject({ hash: 'a1b2', confirmsUnusualBudget: true }),
    );
  },
};

/** A budget above the client's monthly limit is confirmed with its amount and month before it can be launched. */
export const BudgetAboveTheLimitIsConfirmed: Story = {
  beforeEach({ msw }) {
    const overLimit =
      'This launch may spend $12,400.00 in December 2026; the limit for Brooks Dental is $10,000.00 a month.';
    msw.use(mock(contract.launches.reviewFacebook).ok({ ...review, overLimit }));
  },
  play: async ({ userEvent }) => {
    await writeBudget(userEvent, 'Your agency', '400');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Countries/ }), 'NZ');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText(/may spend \$12,400.00 in December 2026/);
    await expect(screen.getByRole('button', { name: 'Launch ad' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'This budget is correct' }));
    await launch(userEvent, 'Launch ad');
    const approval = { hash: 'a1b2', confirmsUnusualBudget: false, confirmsOverLimit: true };
    await waitFor(() => expect(sent.mock.lastCall?.[0].approval).toEqual(approval));
  },
};

/** A value that a client lacks is written in its row and saved for the client. */
export const MissingInsertIsFilledIn: Story = {
  args: {
    template: {
      ...storyTemplate,
      templateContent: {
        ...storyTemplate.templateContent,
        headlines: storyTemplate.templateContent.headlines.map((headline) => ({
          ...headline,
          value: 'Now in {Town}',
        })),
      },
    },
  },
  beforeEach({ msw }) {
    msw.use(
      http.post(`*${contract.smartInserts.storeCustom.path}`, async ({ request }) => {
        saved(await request.json());
        msw.use(
          mock(contract.smartInserts.view).ok({
            ...storyInserts,
            values: [...storyInserts.values, { name: 'Town', value: 'Salem' }],
          }),
        );
        const now = '2026-11-02T09:00:00.000Z';
        return HttpResponse.json(
          {
            id: 77,
            name: 'Town',
            value: 'Salem',
            client_user_id: null,
            templates_count: 1,
            created_at: now,
            updated_at: now,
          },
          { status: 201 },
        );
      }),
    );
  },
  play: async ({ userEvent }) => {
    const problems = await screen.findByRole('list', { name: 'Problems of Your agency' });
    await expect(within(problems).getByText('Town is not filled in yet.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Details of Your agency/ }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Town of Your agency' }), 'Salem');
    await userEvent.click(screen.getByRole('button', { name: 'Save Town of Your agency' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Town of Your agency' })).toBeNull());
    await expect(saved).toHaveBeenCalledWith({ name: 'Town', value: 'Salem', client_user_id: null });
  },
};
