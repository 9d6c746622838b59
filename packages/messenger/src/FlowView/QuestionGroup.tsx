import { Box } from '@adlane/ui';
import { type ReactNode, useId } from 'react';

export type QuestionGroupProps = {
  /** The question. */
  label: string;
  /** `radiogroup` if one answer is chosen. */
  role: 'radiogroup' | 'group';
  /** Shows a mark, as other fields do. */
  required: boolean;
  error: string | undefined;
  children: ReactNode;
};

/** A question with several controls: its label, and its error below. */
export function QuestionGroup({ label, role, required, error, children }: QuestionGroupProps) {
  const id = useId();
  return (
    <Box
      role={role}
      aria-labelledby={`${id}-label`}
      aria-required={role === 'radiogroup' ? required : undefined}
      aria-invalid={role === 'radiogroup' ? Boolean(error) : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      // A group has no state of ARIA for it.
      data-invalid={error ? '' : undefined}
      display="grid"
      gap={2}
    >
      <Box id={`${id}-label`} textStyle="sm" fontWeight="medium">
        <bdi>{label}</bdi>
        {required ? (
          <Box as="span" color="fg.error" aria-hidden ms={1}>
            *
          </Box>
        ) : null}
      </Box>
      {children}
      {error ? (
        <Box id={`${id}-error`} role="alert" textStyle="xs" fontWeight="medium" color="fg.error">
          {error}
        </Box>
      ) : null}
    </Box>
  );
}
