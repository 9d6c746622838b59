import type { Platform } from '@adlane/contract/constants';
import { messages } from '@adlane/contract/rules';
import { Box, Button, Popover, translate } from '@adlane/ui';
import { Sparkles } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useFieldAssist } from './FieldAssist';

// Loaded when it is opened first.
const FieldWriter = lazy(() => import('./FieldWriter').then((module) => ({ default: module.FieldWriter })));

export type AiFieldMenuProps = {
  /** For which platform the text is. */
  platform: Platform;
  /** Niche of the template; without one the AI writes for none. */
  niche: string | null;
  /** Shown but not to be used. */
  disabled?: boolean;
};

/** Rewrites the text that was focused last; one of the proposals replaces it (ads §2, §5). */
export function AiFieldMenu({ disabled = false, ...about }: AiFieldMenuProps) {
  const { field } = useFieldAssist();
  return (
    <Popover
      title={translate('Suggest wording')}
      align="end"
      trigger={
        <Button variant="secondary" size="sm" startIcon={<Sparkles />} disabled={disabled}>
          {translate('Suggest wording')}
        </Button>
      }
    >
      {field?.aiField ? (
        <Suspense fallback={null}>
          <FieldWriter key={field.name} field={field} aiField={field.aiField} {...about} />
        </Suspense>
      ) : (
        <Box textStyle="sm" color="fg.muted" role="status">
          {field
            ? translate('The AI does not write {label}.', { label: field.label })
            : translate(messages.clickOnField)}
        </Box>
      )}
    </Popover>
  );
}
