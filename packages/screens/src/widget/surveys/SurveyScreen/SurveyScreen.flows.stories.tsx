import { useApi } from '@adlane/api-client';
import type { StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, screen, waitFor, within } from 'storybook/test';
import { SurveyScreen, type SurveyScreenProps } from './SurveyScreen';
import statesMeta from './SurveyScreen.stories';

/** A new survey in the first project of the seeded world. */
function NewSurvey(props: SurveyScreenProps) {
  const { queries } = useApi();
  const { data } = useQuery(queries.projects.list.query({ query: {} }));
  const [project] = data?.data ?? [];
  return project ? <SurveyScreen {...props} projectId={project.id} surveyId={undefined} /> : null;
}

const meta = {
  ...statesMeta,
  title: 'Screens/Widget/Surveys/SurveyScreen/Flows',
  tags: ['flow', '!autodocs'],
  // The API in the tab.
  beforeEach: () => undefined,
  render: (args: SurveyScreenProps) => <NewSurvey {...args} />,
};
export default meta;
type Story = StoryObj<typeof meta>;

/** The type of a question is below its number where there is no room beside it. */
export const ShowsTheTypeOnAPhone: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvas }) => {
    const type = await canvas.findByText('Recommendation (0 to 10)', { selector: ':not(option)' });
    const button = canvas.getByRole('button', { name: /^Duplicate/ });
    const [badge, action] = [type.getBoundingClientRect(), button.getBoundingClientRect()];
    await expect(badge.right <= action.left || badge.top >= action.bottom).toBe(true);
    await expect(canvas.getByText('Question 1').getClientRects()).toHaveLength(1);
  },
};

export const CreatesASurveyWithABranch: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const id = await canvas.findByRole('textbox', { name: /^Id/ });
    const preview = within(canvas.getByRole('region', { name: 'Preview' }));
    await expect(preview.getByRole('radio', { name: '10' })).toBeVisible();
    await expect(preview.getByRole('radiogroup')).toBeRequired();

    await userEvent.click(canvas.getByRole('button', { name: 'Add question' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Long text' }));
    const questions = canvas.getAllByRole('textbox', { name: /^Question/ });
    await expect(questions).toHaveLength(2);
    if (questions[1]) await userEvent.type(questions[1], 'What went wrong?');
    await userEvent.selectOptions(
      canvas.getAllByRole('combobox', { name: 'Ask' })[0] ?? id,
      'Depending on: How likely are you to recommend us?',
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'If the answer' }), 'is at most');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Answer/ }), '6');
    await expect(preview.queryByRole('textbox', { name: 'What went wrong?' })).not.toBeInTheDocument();
    await userEvent.click(preview.getByRole('radio', { name: '3' }));
    await expect(await preview.findByRole('textbox', { name: 'What went wrong?' })).toBeVisible();
    // Answering in the preview saves nothing.
    await userEvent.click(preview.getByRole('button', { name: 'Send answers' }));
    await expect(await preview.findByRole('button', { name: 'Done' })).toBeVisible();
    await expect(args.onCreated).not.toHaveBeenCalled();

    await userEvent.clear(id);
    await userEvent.type(id, 'satisfaction');
    await userEvent.click(canvas.getByRole('button', { name: 'Create survey' }));
    const [problem] = await canvas.findAllByText('Another survey of this project has this id.');
    await expect(problem).toBeVisible();
    await userEvent.type(id, '-2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Create survey' }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
  },
};

export const ShowsAFileQuestionAsVisitorsSeeIt: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const preview = within(await canvas.findByRole('region', { name: 'Preview' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add question' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^File/ }));
    await expect(await preview.findByRole('button', { name: 'Attach a file' })).toBeEnabled();
    const chooser = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    await userEvent.upload(chooser ?? canvasElement, new File(['x'], 'cart.png'));
    await expect(await preview.findByText('cart.png')).toBeVisible();
  },
};

export const ReordersQuestionsByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add question' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rating' }));
    const title = canvas.getAllByRole('textbox', { name: /^Question/ })[1];
    if (title) await userEvent.type(title, 'Stars');
    canvas.getByRole('button', { name: 'Move Stars' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(canvas.getAllByRole('textbox', { name: /^Question/ })[0]).toHaveValue('Stars'),
    );
  },
};
