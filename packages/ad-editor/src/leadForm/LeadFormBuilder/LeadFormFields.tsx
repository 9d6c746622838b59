import { Box } from '@adlane/ui';
import { BasicsSection } from './BasicsSection';
import type { SectionProps } from './BuilderSection';
import { CompletionSection } from './CompletionSection';
import { GreetingSection } from './GreetingSection';
import { PrivacySection } from './PrivacySection';
import { QuestionsSection } from './QuestionsSection';

/** Everything that is written of a form, in the order in which people see it. */
export function LeadFormFields(props: SectionProps) {
  return (
    <Box display="grid" gap={5} gridTemplateColumns="minmax(0, 1fr)">
      <BasicsSection {...props} />
      <GreetingSection {...props} />
      <QuestionsSection {...props} />
      <PrivacySection {...props} />
      <CompletionSection {...props} />
    </Box>
  );
}
