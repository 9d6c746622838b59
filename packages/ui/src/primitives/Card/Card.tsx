import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Box } from '../../layout/Box';
import { Heading } from '../Heading/Heading';

/** Space around the content. */
const surroundings = { base: 4, md: 5 };

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
  variants: { padding: { none: {}, md: { p: surroundings } } },
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
        <Box
          display="grid"
          gridTemplateColumns="minmax(0, 1fr) auto"
          gapX={4}
          mb={3}
          {...(padding === 'none' && { px: surroundings, pt: surroundings })}
        >
          {title ? (
            <Heading level={headingLevel} size="md">
              {title}
            </Heading>
          ) : null}
          {actions ? (
            <Box gridColumn={2} gridRow={{ sm: 'span 2' }}>
              {actions}
            </Box>
          ) : null}
          {description ? (
            // On phones below the buttons, which would leave it a narrow column.
            <Box gridColumn={{ base: 'span 2', sm: 1 }} mt={1} color="fg.muted" textStyle="sm">
              {description}
            </Box>
          ) : null}
        </Box>
      ) : null}
      {children}
    </Surface>
  );
}
