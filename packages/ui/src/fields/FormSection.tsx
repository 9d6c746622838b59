import { type ReactNode, useId } from 'react';
import { Box } from '../layout/Box';
import { Grid } from '../layout/Grid';
import { Stack } from '../layout/Stack';
import { Heading } from '../primitives/Heading/Heading';

export type FormSectionProps = {
  /** Title of the group. */
  title: string;
  /** Purpose of the fields. */
  description?: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/** Groups fields under a title, which moves beside them on wide screens. */
export function FormSection({ title, description, children }: FormSectionProps) {
  const id = useId();
  return (
    <Grid
      as="section"
      aria-labelledby={id}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 2fr)' }}
      gapX={10}
      gapY={4}
      py={6}
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0, pt: 0 }}
    >
      <Box>
        <Heading level={2} size="md" id={id}>
          {title}
        </Heading>
        {description ? (
          <Box mt={1} textStyle="sm" color="fg.muted">
            {description}
          </Box>
        ) : null}
      </Box>
      <Stack gap={5} minW={0}>
        {children}
      </Stack>
    </Grid>
  );
}
