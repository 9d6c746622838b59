import { Stack, Text } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FoundationPage, FoundationSection } from './FoundationPage';
import { TokenTable } from './TokenTable';

const rules = [
  'Say what the user gets or should do, in the present tense.',
  'Sentence case everywhere: “Ad accounts”, not “Ad Accounts”.',
  'Buttons are verbs: “Launch ad”, “Save”, “Retry”. Never “OK” or “Submit”.',
  'One name per thing, the same in menu, title and link.',
  'Errors say what happened and what to do. No blame, no codes without a text.',
  'Empty pages name what will be here and how to start.',
  'Numbers, money and dates follow the user’s locale; write “Daily budget”, not “a day”.',
  'American spelling. No exclamation marks.',
];

const rewrites = {
  Success: ['Your ads have been successfully resumed!', 'Ads resumed.'],
  'Empty list': [
    'There are no templates here yet.',
    'No templates yet. Start from the library or create your own.',
  ],
  Error: ['Error 190: invalid token', 'Facebook signed you out. Reconnect the account to launch.'],
  Button: ['Repeat the failed ones', 'Retry'],
  Confirmation: ['Are you sure?', 'Delete 12 leads? You can’t undo this.'],
  Hint: ['Please enter a valid value', 'Up to 40 characters; the rest is cut off on phones.'],
} as const;

/** How screens speak. */
function Writing() {
  return (
    <FoundationPage
      title="Voice"
      intro="Plain words of the field: what a marketer or a support agent would type into a search box. If a sentence needs a second reading, write it again."
    >
      <FoundationSection title="Rules">
        <Stack as="ul" gap={2} ps={5} listStyleType="disc">
          {rules.map((rule) => (
            <Text as="li" key={rule}>
              {rule}
            </Text>
          ))}
        </Stack>
      </FoundationSection>
      <FoundationSection title="Before and after">
        <TokenTable
          label="Texts before and after"
          columns={['Before', 'After']}
          rows={Object.entries(rewrites).map(([name, cells]) => ({ name, cells }))}
        />
      </FoundationSection>
    </FoundationPage>
  );
}

const meta = {
  title: 'Foundations/Voice',
  component: Writing,
  tags: ['!autodocs'],
  parameters: { searchedAs: ['copy', 'wording', 'microcopy'] },
} satisfies Meta<typeof Writing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Voice: Story = {};
