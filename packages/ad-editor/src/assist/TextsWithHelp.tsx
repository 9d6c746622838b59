import { Stack } from '@adlane/ui';
import type { ReactNode } from 'react';
import { AssistBar, type AssistBarProps } from './AssistBar';

export type TextsWithHelpProps = AssistBarProps & {
  /** The lists of texts. */
  children: ReactNode;
};

/** Height of the bar with some space, which a focused text scrolls below. */
const belowBar = { scrollMarginTop: 'calc(var(--editor-top, 0px) + {sizes.20})' } as const;

/** Texts of an ad under a bar that helps to write them and stays in view as long as they do. */
export function TextsWithHelp({ children, ...bar }: TextsWithHelpProps) {
  return (
    <Stack gap={6} css={{ '& section, & :is(input, textarea, button)': belowBar }}>
      <AssistBar {...bar} />
      {children}
    </Stack>
  );
}
