import type { LaunchStep } from '@adlane/contract';
import { Box, Button } from '@adlane/ui';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';

function Request({ step }: { step: LaunchStep }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Box as="li" borderTopWidth="1px" py={2} minW={0}>
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        startIcon={isOpen ? <ChevronDown /> : <ChevronRight />}
        onClick={() => setOpen(!isOpen)}
      >
        {step.title}
      </Button>
      {isOpen ? (
        <Box id={id} mt={1} textStyle="xs">
          <Box as="code" display="block" fontFamily="mono" overflowWrap="anywhere" mb={2} dir="ltr">
            {step.method} {step.path}
          </Box>
          <Box
            as="section"
            tabIndex={0}
            aria-label={`Parameters: ${step.title}`}
            dir="ltr"
            p={3}
            bg="bg.muted"
            borderRadius="l2"
            overflow="auto"
            maxH="16rem"
          >
            <Box as="pre" fontFamily="mono">
              {JSON.stringify(step.request, null, 2)}
            </Box>
          </Box>
        </Box>
      ) : null}
    </Box>
  );
}

/** The exact requests that a launch sends to the platform, each to be opened. */
export function RequestList({ steps }: { steps: readonly LaunchStep[] }) {
  return (
    <Box as="ol" listStyleType="none" aria-label="Requests to Facebook">
      {steps.map((step) => (
        <Request key={step.key} step={step} />
      ))}
    </Box>
  );
}
