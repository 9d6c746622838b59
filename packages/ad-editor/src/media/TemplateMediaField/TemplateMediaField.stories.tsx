import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import { Stack } from '@adlane/ui';
import { Form } from '@adlane/ui/fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { storyMedia } from '../../story/storyMedia';
import { TemplateMediaField } from './TemplateMediaField';
import { onRequest, onSubmit, picture, video } from './TemplateMediaField.fixtures';

const library = http.get(`*${contract.media.list.path}`, ({ request }) => {
  const query = new URL(request.url).searchParams;
  onRequest(Object.fromEntries(query));
  const data =
    query.get('source') === 'youtube' ? [] : [storyMedia(1, 'summer.png'), storyMedia(2, 'autumn.png')];
  return HttpResponse.json({ data, meta: { page: 1, per_page: 24, total: data.length } });
});

const meta = {
  title: 'Ad editor/TemplateMediaField',
  component: TemplateMediaField,
  args: { name: 'templateMedia', label: 'Images and videos', platform: 'facebook' },
  beforeEach({ msw }) {
    onSubmit.mockReset();
    onRequest.mockReset();
    msw.use(library, mock(contract.media.store).ok(storyMedia(3, 'fine.png')));
  },
  render: (args, { parameters }) => (
    <Form initialValues={parameters.initialValues as object} onSubmit={onSubmit}>
      {({ handleSubmit, values }) => (
        <Stack asChild gap={5}>
          <form
            aria-label="Template"
            onSubmit={(event) => void handleSubmit(event)}
            data-values={JSON.stringify(values)}
          >
            <TemplateMediaField {...args} />
            <button type="submit">Save</button>
          </form>
        </Stack>
      )}
    </Form>
  ),
  parameters: { initialValues: { templateMedia: [picture, video] } },
} satisfies Meta<typeof TemplateMediaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { parameters: { initialValues: { templateMedia: [] } } };

export const Disabled: Story = {
  args: { disabled: true },
};

export const Logos: Story = {
  args: { platform: 'google', use: 'logo', label: 'Logos' },
  parameters: { initialValues: { templateMedia: [] } },
};

export const MissingShape: Story = {
  args: { platform: 'google' },
};
