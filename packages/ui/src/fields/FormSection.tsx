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

/** Where the title has room beside the fields; a form beside a preview is narrow on a wide screen, too. */
const wide = '@container form-section (min-width: 38rem)';

/** Groups fields under a title, which moves beside them where there is room. */
export function FormSection({ title, description, children }: FormSectionProps) {
  const id = useId();
  return (
    <Box
      as="section"
      aria-labelledby={id}
      css={{ containerType: 'inline-size', containerName: 'form-section' }}
      position="relative"
      // Popups of the focused section are above the next one.
      _focusWithin={{ zIndex: 1 }}
      py={6}
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0, pt: 0 }}
    >
      <Grid
        gridTemplateColumns="minmax(0, 1fr)"
        gapX={10}
        gapY={4}
        css={{ [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } }}
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
    </Box>
  );
}
