import { Box, Flex, Heading, Text } from '@adlane/ui';
import type { ReactNode } from 'react';

export type DetailSectionProps = {
  title: string;
  /** Line under the title. */
  description?: string | undefined;
  /** Badge or button at the end of the title's line. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A part of a record's page; a line separates it from the part before. */
export function DetailSection({ title, description, actions, children }: DetailSectionProps) {
  return (
    <Box
      as="section"
      aria-label={title}
      minW={0}
      pt={5}
      borderTopWidth="line"
      _first={{ borderTopWidth: 0, pt: 0 }}
    >
      <Flex align="center" justify="space-between" gap={3} minH={8} mb={2}>
        <Box minW={0}>
          <Heading level={2} size="md">
            {title}
          </Heading>
          {description ? (
            <Text textStyle="sm" color="fg.muted">
              {description}
            </Text>
          ) : null}
        </Box>
        {actions}
      </Flex>
      {children}
    </Box>
  );
}
