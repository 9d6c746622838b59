import type { TemplateMedia } from '@adlane/contract/ads/templates';
import { Form } from '@adlane/ui/fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPictureUrl } from '../../story/storyMedia';
import { PlacementMediaFields } from './PlacementMediaFields';

const square: TemplateMedia = {
  id: 1,
  kind: 'image',
  name: 'square.png',
  url: storyPictureUrl,
  width: 1080,
  height: 1080,
};
const upright: TemplateMedia = { ...square, id: 2, name: 'upright.png', height: 1920 };

const meta = {
  title: 'Ad editor/PlacementMediaFields',
  component: PlacementMediaFields,
  args: { readOnly: false },
  render: (args, { parameters }) => (
    <Form initialValues={parameters.initialValues as object} onSubmit={() => undefined}>
      {({ values }) => (
        <div data-testid="values" data-values={JSON.stringify(values)}>
          <PlacementMediaFields {...args} />
        </div>
      )}
    </Form>
  ),
  parameters: {
    initialValues: {
      templateMedia: [square, upright],
      templateContent: { campaignStructure: 'one_adset_multiple_ads' },
    },
  },
} satisfies Meta<typeof PlacementMediaFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SameEverywhere: Story = {};

/** An upright medium in Stories and Reels; the square one would be advised against there. */
export const Chosen: Story = {
  parameters: {
    initialValues: {
      templateMedia: [square, upright],
      templateContent: {
        campaignStructure: 'one_adset_multiple_ads',
        placementMedia: { stories: 2, columns: 1 },
      },
    },
  },
};

export const ReadOnly: Story = { args: { readOnly: true } };
