import { Form } from '@adlane/ui/fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TemplateDraft } from '../../draft/templateDraft';
import { toDraft } from '../../draft/templateDraft';
import { CarouselCards } from './CarouselCards';
import { carouselTemplate } from './CarouselCards.fixtures';

function withCards(change: object): TemplateDraft {
  const { templateContent } = carouselTemplate;
  const carousel = { ...templateContent.carousel, ...change } as TemplateDraft['templateContent']['carousel'];
  return toDraft({ ...carouselTemplate, templateContent: { ...templateContent, carousel } });
}

const [card] = carouselTemplate.templateContent.carousel?.cards ?? [];

const meta = {
  title: 'Ad editor/CarouselCards',
  component: CarouselCards,
  args: { readOnly: false },
  parameters: { initialValues: toDraft(carouselTemplate) },
  render: (args, { parameters }) => (
    <Form initialValues={parameters.initialValues as object} onSubmit={() => undefined}>
      {() => <CarouselCards {...args} />}
    </Form>
  ),
} satisfies Meta<typeof CarouselCards>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Cards of a traffic ad: each can open its own page. */
export const Default: Story = {};

export const ReadOnly: Story = { args: { readOnly: true } };

/** Seven cards are the most; Instagram shows five of them. */
export const Full: Story = {
  parameters: {
    initialValues: withCards({
      cards: Array.from({ length: 7 }, (_none, index) => ({ ...card, id: index + 1 })),
    }),
  },
};

/** Cards whose media were removed from the template. */
export const WithoutMedia: Story = {
  parameters: { initialValues: { ...withCards({}), templateMedia: [], templateAdType: 'leadform' } },
};

/** Two apps cannot be opened from cards. */
export const TwoApps: Story = {
  parameters: {
    initialValues: {
      ...withCards({}),
      templateAdType: 'messenger',
      templateTargeting: {
        ...carouselTemplate.templateTargeting,
        messagingApps: { messenger: true, instagram: true },
      },
    },
  },
};
