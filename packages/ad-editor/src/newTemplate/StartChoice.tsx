import { Box, translate } from '@adlane/ui';
import { RadioGroupField } from '@adlane/ui/fields';

/** How a template begins (ads §2): its texts written by AI, or empty. */
export type TemplateStart = 'ai' | 'blank';

const labels: Readonly<Record<TemplateStart, { readonly title: string; readonly text: string }>> = {
  ai: {
    title: 'Generate With AI',
    text: 'Answer a few questions and review the suggested texts.',
  },
  blank: { title: 'Start With Blank', text: 'Write everything yourself.' },
};

/** 'Generate With AI' or 'Start With Blank' (ads §2). Its field is `start`. */
export function StartChoice({ starts }: { starts: readonly TemplateStart[] }) {
  const options = starts.map((value) => ({
    value,
    label: (
      <>
        <Box as="span" display="block" fontWeight="medium">
          {translate(labels[value].title)}
        </Box>
        <Box as="span" display="block" color="fg.muted">
          {translate(labels[value].text)}
        </Box>
      </>
    ),
  }));
  return <RadioGroupField name="start" label={translate('How do you want to start?')} options={options} />;
}
