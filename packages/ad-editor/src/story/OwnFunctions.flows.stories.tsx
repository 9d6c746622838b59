import { ApiProvider, type CallFunctions, createFunctionClient, createQueries } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import { createDefaultAdTypes } from '@adlane/contract/rules';
import { storyAccount, storyPage, toListPage } from '@adlane/mocks/connections';
import { Toaster } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { TemplateEditor } from '../editor/TemplateEditor/TemplateEditor';
import { facebookEditor } from '../facebook/facebookEditor';
import { LaunchDrawer } from '../launch/LaunchDrawer/LaunchDrawer';
import { launch } from '../launch/LaunchDrawer/LaunchDrawer.fixtures';
import { LeadFormBuilder } from '../leadForm/LeadFormBuilder/LeadFormBuilder';
import { SmartInsertsEditor } from '../smartInserts/SmartInsertsEditor';
import { editorArgs } from './editorStory';
import { leadFormArgs } from './leadFormStory';
import { storyInserts } from './storyInserts';
import { storyLaunch, storyPlan, storySteps } from './storyLaunch';
import { storyLeadForm } from './storyLeadForm';
import { storyTemplate } from './storyTemplate';

type Functions = Partial<CallFunctions<typeof contract>>;
type OwnFunctionsProps = { readonly functions: Functions; readonly children: ReactNode };

/** Provides functions instead of a server's client. */
function OwnFunctions({ functions, children }: OwnFunctionsProps) {
  const [client] = useState(() => createFunctionClient(contract, functions));
  const [queries] = useState(() => createQueries(contract, client));
  return (
    <ApiProvider client={client} queries={queries}>
      {children}
      <Toaster />
    </ApiProvider>
  );
}

/** What the functions were given to store. */
const stored = fn<(input: object | undefined) => void>();
const fetched = fn();

const functions = {
  'smartInserts.view': async () => storyInserts,
  'smartInserts.update': async (input) => {
    stored(input);
    return storyInserts;
  },
  'leadForms.list': async () => toListPage(storyLeadForm),
  'leadForms.update': async (input) => {
    stored(input);
    return storyLeadForm;
  },
  'templates.view': async () => storyTemplate,
  'templates.adTypes': async () => ({ data: createDefaultAdTypes(storyTemplate.templateAdType) }),
  'templates.validateName': async () => ({ is_available: true, message: null }),
  'templates.update': async (input) => {
    stored(input);
    return storyTemplate;
  },
  'sources.pages': async () => toListPage(storyPage),
  'sources.adAccounts': async () => toListPage(storyAccount),
  'facebookAssets.instagramAccounts': async () => toListPage(),
  'facebookAssets.campaigns': async () => toListPage(),
  'facebookAssets.adSets': async () => toListPage(),
  'tags.list': async () => toListPage(),
  'launches.reviewFacebook': async () => ({
    blockers: [],
    steps: [...storySteps],
    plan: storyPlan,
    leftOut: [],
  }),
  'launches.facebook': async (input) => {
    stored(input);
    return storyLaunch('running');
  },
  'launches.view': async () => storyLaunch('launched'),
} satisfies Functions;

const meta = {
  title: 'Ad editor/Without a server/Flows',
  component: OwnFunctions,
  tags: ['flow', '!autodocs'],
  args: { functions, children: null },
  beforeEach() {
    window.localStorage.clear();
    stored.mockClear();
    fetched.mockClear();
    const send = window.fetch;
    spyOn(window, 'fetch').mockImplementation((...request) => {
      fetched(...request);
      return send(...request);
    });
    return () => window.localStorage.clear();
  },
  async afterEach() {
    await expect(stored).toHaveBeenCalledOnce();
    await expect(fetched).not.toHaveBeenCalled();
  },
} satisfies Meta<typeof OwnFunctions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeadForm: Story = {
  args: { children: <LeadFormBuilder {...leadFormArgs} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Form name/ }), ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save form' }));
    await screen.findByText('Saved successfully.');
  },
};

export const SmartInserts: Story = {
  args: { children: <SmartInsertsEditor /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Owner Name' }), 'Ada');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(stored).toHaveBeenCalled());
  },
};

export const Template: Story = {
  args: { children: <TemplateEditor {...editorArgs([facebookEditor])} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Headline 1' }), ' Now');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(stored).toHaveBeenCalled());
  },
};

export const Launch: Story = {
  args: {
    children: (
      <LaunchDrawer
        open
        onClose={() => undefined}
        template={storyTemplate}
        launchedAdsHref="#launched-ads"
        onFixField={() => undefined}
        connectHref="#connect"
      />
    ),
  },
  play: async ({ userEvent }) => {
    await launch(userEvent);
    await screen.findByText(/Your ad is on Facebook/);
  },
};
