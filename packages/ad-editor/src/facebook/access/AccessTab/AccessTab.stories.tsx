import { contract } from '@adlane/contract';
import type { ClientRow } from '@adlane/contract/account/clients';
import { type Permissions } from '@adlane/contract/account/permissions';
import type { TemplateAccess, TemplateAccessChange } from '@adlane/contract/ads/templates';
import { mock } from '@adlane/mocks';
import { storyClient } from '@adlane/mocks/clients';
import { Toaster } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { storyTemplate } from '../../../story/storyTemplate';
import { AccessTab } from './AccessTab';
import { store, team, toPermissions } from './AccessTab.fixtures';

const toClient = (id: number, name: string, changes: Partial<ClientRow> = {}): ClientRow => ({
  ...storyClient(id, name),
  name,
  ...changes,
});

const visible = [
  toClient(1, 'Brightside Dental'),
  toClient(2, 'Harbor Fitness', { niche: 'Fitness' }),
  toClient(3, 'Oak Street Realty', { niche: null, status: 'inactive' }),
];
const hiddenClients = [toClient(4, 'Quiet Corner', { is_hidden: true })];

function start(client: Partial<TemplateAccess> = {}) {
  store.access = [
    { mode: 'client', is_for_all: false, user_ids: [1], ...client },
    { mode: 'agency', is_for_all: true, user_ids: [] },
  ];
  store.permissions = new Map();
}

const path = (call: { path: string }) => `*${call.path.replace('{id}', ':id')}`;
const statefulServer = [
  http.get(path(contract.templates.access), () => HttpResponse.json({ data: store.access })),
  http.put(path(contract.templates.updateAccess), async ({ request }) => {
    const { data } = (await request.json()) as { data: TemplateAccessChange[] };
    store.access = store.access.map((each) => {
      const change = data.find(({ mode }) => mode === each.mode);
      const { is_for_all = each.is_for_all, add_user_ids = [], remove_user_ids = [] } = change ?? {};
      const user_ids = [...each.user_ids, ...add_user_ids].filter((id) => !remove_user_ids.includes(id));
      return { ...each, is_for_all, user_ids: is_for_all ? [] : user_ids };
    });
    return HttpResponse.json({ data: store.access });
  }),
  http.get(path(contract.permissions.viewClient), ({ params }) =>
    HttpResponse.json({ userType: 'Client', permissions: toPermissions(Number(params.id)) }),
  ),
  http.put(path(contract.permissions.updateClient), async ({ params, request }) => {
    const { permissions } = (await request.json()) as { permissions: Partial<Permissions> };
    const next = { ...toPermissions(Number(params.id)), ...permissions };
    store.permissions.set(Number(params.id), next);
    return HttpResponse.json({ userType: 'Client', permissions: next });
  }),
  http.get(path(contract.clients.list), ({ request }) => {
    const query = new URL(request.url).searchParams;
    const rows = query.get('hidden') === 'true' ? hiddenClients : visible;
    const search = (query.get('search') ?? '').toLowerCase();
    const data = rows.filter(({ name }) => name.toLowerCase().includes(search));
    return HttpResponse.json({ data, meta: { page: 1, per_page: 25, total: data.length } });
  }),
];

const meta = {
  title: 'Ad editor/Access/AccessTab',
  component: AccessTab,
  args: { template: storyTemplate, readOnly: false },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
  beforeEach({ msw }) {
    start();
    msw.use(
      ...statefulServer,
      mock(contract.account.team).ok({ data: team, meta: { page: 1, per_page: 100, total: 2 } }),
    );
  },
} satisfies Meta<typeof AccessTab>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.templates.access).slow());
  },
};
