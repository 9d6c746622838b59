import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Box } from '../../layout/Box';
import { Grid } from '../../layout/Grid';
import { Heading } from '../Heading/Heading';

const Surface = chakra('section', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l3',
    shadow: 'xs',
    minW: 0,
    // Its own stacking context: a change in another card does not repaint this one.
    isolation: 'isolate',
    position: 'relative',
    // Popups of the focused card are above the next card.
    _focusWithin: { zIndex: 1 },
  },
  variants: { padding: { none: {}, md: { p: { base: 4, md: 5 } } } },
  defaultVariants: { padding: 'md' },
});

export type CardProps = {
  /** Heading of the card; omit it if the content has its own. */
  title?: string;
  /**
   * Heading level.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /** Line under the title. */
  description?: ReactNode;
  /** Buttons at the end of the title line. */
  actions?: ReactNode;
  /**
   * `none` lets tables and images reach the edge.
   * @default 'md'
   */
  padding?: 'none' | 'md';
  /** The content. */
  children: ReactNode;
};

/** Raised surface for one topic. */
export function Card(props: CardProps) {
  const { title, headingLevel = 2, description, actions, padding = 'md', children } = props;
  return (
    <Surface padding={padding} aria-label={title}>
      {title || actions ? (
        <Grid
          templateColumns="minmax(0, 1fr) auto"
          gapX={4}
          alignItems="start"
          mb={3}
          {...(padding === 'none' ? { px: { base: 4, md: 5 }, pt: { base: 4, md: 5 } } : {})}
        >
          {title ? (
            <Heading level={headingLevel} size="md">
              {title}
            </Heading>
          ) : (
            <span />
          )}
          {actions ? <Box gridRow={{ base: 'auto', sm: 'span 2' }}>{actions}</Box> : null}
          {description ? (
            // On phones below the buttons, which would leave it a narrow column.
            <Box gridColumn={{ base: '1 / -1', sm: '1' }} mt={1} color="fg.muted" textStyle="sm">
              {description}
            </Box>
          ) : null}
        </Grid>
      ) : null}
      {children}
    </Surface>
  );
}
