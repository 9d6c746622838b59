import { useApi } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, waitFor, within } from 'storybook/test';
import { chooseMine, EditedByTwo, saveAsOtherUser } from '../../../story/OtherUser';
import { config } from '../../projects/projects.fixtures';
import { tooltip, tour } from '../guides.fixtures';
import { GuideScreen, type GuideScreenProps } from './GuideScreen';
import statesMeta from './GuideScreen.stories';

/** A new guide in the first project of the seeded world. */
function NewGuide(props: GuideScreenProps) {
  const { queries } = useApi();
  const { data } = useQuery(queries.projects.list.query({ query: {} }));
  const [project] = data?.data ?? [];
  return project ? <GuideScreen {...props} projectId={project.id} guideId={undefined} /> : null;
}

const meta = {
  ...statesMeta,
  title: 'Screens/Widget/Guides/GuideScreen/Flows',
  tags: ['flow', '!autodocs'],
  // The API in the tab.
  beforeEach: () => undefined,
  render: (args: GuideScreenProps) => <NewGuide {...args} />,
};
export default meta;
type Story = StoryObj<typeof meta>;

const hint = { kind: tooltip.kind, name: 'Plan', config: tooltip.config };

export const CreatesATourOfTwoSteps: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Create tour' }));
    await expect(await canvas.findByText('Not saved')).toBeVisible();
    await userEvent.type(name, 'First steps');
    await userEvent.click(canvas.getByRole('button', { name: 'Add step' }));
    await canvas.findByRole('heading', { name: 'Step 2' });
    await userEvent.type(canvas.getByRole('textbox', { name: /^Element/ }), '#book');
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Visitors go on' }),
      'By a click on the element',
    );
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Text' }), 'Click to begin');
    const preview = within(canvas.getByRole('region', { name: 'Preview' }));
    await expect(preview.getByText('2 of 2')).toBeVisible();
    await waitFor(() => {
      const frame = preview.getByTitle<HTMLIFrameElement>('Preview of the step');
      const root = frame.contentDocument?.querySelector('adlane-widget')?.shadowRoot;
      return expect(root?.querySelector('.popover')).toHaveTextContent('Click to begin');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Create tour' }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
  },
};

export const CreatesATooltipWithoutAnElement: Story = {
  args: { kind: 'tooltip' },
  play: async ({ args, canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await userEvent.type(name, 'Postal code');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Text' }), 'Five digits');
    await userEvent.click(canvas.getByRole('button', { name: 'Create tooltip' }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
  },
};

export const ShowsATooltipToUsersOnly: Story = {
  name: 'Saves who sees a tooltip',
  args: { kind: 'tooltip' },
  render: (args: GuideScreenProps) => (
    <EditedByTwo
      store={(client, project_id) => client.guides.store({ body: { ...hint, project_id } })}
      save={() => Promise.resolve()}
    >
      {({ id, project_id }) => <GuideScreen {...args} projectId={project_id} guideId={id} />}
    </EditedByTwo>
  ),
  play: async ({ canvas, userEvent }) => {
    const visitors = await canvas.findByRole('combobox', { name: 'Visitors' });
    await expect(visitors).toHaveDisplayValue('All visitors');
    await userEvent.selectOptions(visitors, 'Identified users');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Discard changes' })).toBeDisabled());
    await expect(canvas.getByRole('combobox', { name: 'Visitors' })).toHaveDisplayValue('Identified users');
  },
};

export const RejectsAnAddressThatIsNoPage: Story = {
  beforeEach: statesMeta.beforeEach,
  render: (args: GuideScreenProps) => <GuideScreen {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit on your site' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Edit on your site' }));
    const address = dialog.getByRole('textbox', { name: /^Page/ });
    await userEvent.clear(address);
    await userEvent.type(address, 'javascript:alert(1)');
    await userEvent.click(dialog.getByRole('button', { name: 'Open page' }));
    await expect(
      await dialog.findByText('Enter an address that starts with https:// or http://.'),
    ).toBeVisible();
  },
};

const opened = { kind: tour.kind, name: 'Opened tour', config: tour.config };
const theirs = { ...opened, name: 'Their tour', config: { ...tour.config, doneText: 'Their last button' } };

export const MergesMyChangesIntoAnotherUsersSave: Story = {
  render: (args: GuideScreenProps) => (
    <EditedByTwo
      store={(client, project_id) => client.guides.store({ body: { ...opened, project_id } })}
      save={(client, { id, updated_at }) =>
        client.guides.update({ params: { id }, body: { ...theirs, base_updated_at: updated_at } })
      }
    >
      {({ id, project_id }) => <GuideScreen {...args} projectId={project_id} guideId={id} />}
    </EditedByTwo>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'My tour');
    await saveAsOtherUser(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await chooseMine(context, { record: 'tour', theirs: 'Their tour', mine: 'My tour' });
    await expect(await canvas.findByRole('heading', { name: 'My tour', level: 1 })).toBeVisible();
    await expect(canvas.getByDisplayValue('Their last button')).toBeVisible();
  },
};

export const ListsStepsWithMissingElements: Story = {
  render: (args) => <GuideScreen {...args} />,
  beforeEach({ msw }) {
    msw.use(
      mock(contract.guides.view).ok({ ...tour, missing: 7, missed: [0, 7, 2] }),
      mock(contract.projects.config).ok(config),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Visitors who saw step 2 without its element: 7')).toBeVisible();
    await expect(canvas.getByText('Visitors who saw step 3 without its element: 2')).toBeVisible();
    await expect(canvas.queryByText(/saw step 1/)).toBeNull();
  },
};
