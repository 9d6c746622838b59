import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import { Box, Toaster } from '@adlane/ui';
import { Form } from '@adlane/ui/fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { type TemplateDraft, toDraft } from '../draft/templateDraft';
import { changeTexts } from '../facebook/changeTexts';
import { VersionList } from '../facebook/VersionList/VersionList';
import { editorMocks } from '../story/editorMocks';
import { storyInserts } from '../story/storyInserts';
import { storyTemplate } from '../story/storyTemplate';
import { written } from '../story/written';
import { AssistBar, type AssistBarProps } from './AssistBar';
import { FieldAssist } from './FieldAssist';

const inserts = new Map(storyInserts.longest.map(({ name, value }) => [name, value]));

function InForm(props: AssistBarProps) {
  return (
    <Form<TemplateDraft> initialValues={toDraft(storyTemplate)} onSubmit={() => undefined}>
      {({ form }) => (
        <FieldAssist inserts={inserts}>
          <Box display="grid" gap={4}>
            <AssistBar
              {...props}
              onUse={(texts) => {
                props.onUse(texts);
                const { templateContent } = form.getState().values;
                const written = { type: 'write', field: 'headlines', texts: texts.headlines ?? [] } as const;
                form.change('templateContent', changeTexts(templateContent, written));
              }}
            />
            <VersionList field="headlines" title="Headlines" description="Shown in bold below the picture." />
          </Box>
          <Toaster />
        </FieldAssist>
      )}
    </Form>
  );
}

const meta = {
  title: 'Ad editor/AssistBar',
  component: AssistBar,
  render: (args) => <InForm {...args} />,
  args: {
    platform: 'facebook',
    path: 'templateContent',
    readOnly: false,
    insertsHref: '#inserts',
    onUse: fn(),
    lists: [
      { name: 'adText', label: 'Ad text' },
      { name: 'headlines', label: 'Headlines' },
    ],
  },
  beforeEach({ msw }) {
    msw.use(
      ...editorMocks(),
      mock(contract.smartInserts.view).ok(storyInserts),
      mock(contract.ai.adText).ok(written),
      mock(contract.ai.text).ok({ texts: ['Smile, {Business Name}'], written_by: 'provider', notes: [] }),
      mock(contract.ai.offerText).ok({
        offers: ['Free check-up', '20% off'],
        written_by: 'provider',
        notes: [],
      }),
    );
  },
} satisfies Meta<typeof AssistBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
