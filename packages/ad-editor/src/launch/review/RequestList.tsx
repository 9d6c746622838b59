import type { LaunchStep } from '@adlane/contract/ads/launches';
import { Badge, Box, Button, Heading, type Tone, toast, translate } from '@adlane/ui';
import { ChevronDown, ChevronRight, Copy } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

export type RequestListProps = {
  /** Title of the list: 'What will be sent to Facebook'. */
  title: string;
  /** Whom the requests go to. */
  platform: string;
  steps: readonly LaunchStep[];
  /** Of its heading, so that none is left out above it. */
  level: 3 | 4;
};

const statusBadges: Readonly<Record<LaunchStep['status'], { label: string; tone: Tone } | undefined>> = {
  pending: undefined,
  sent: { label: 'Sent', tone: 'info' },
  done: { label: 'Done', tone: 'positive' },
  failed: { label: 'Failed', tone: 'negative' },
  rolled_back: { label: 'Rolled back', tone: 'neutral' },
};

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

async function copy(steps: readonly LaunchStep[]): Promise<void> {
  const requests = steps.map(({ title, method, path, request }) => ({ title, method, path, request }));
  try {
    await navigator.clipboard.writeText(JSON.stringify(requests, null, 2));
    toast({ tone: 'success', text: requests.length === 1 ? 'Request copied' : 'Requests copied' });
  } catch {
    toast({ tone: 'error', text: 'Your browser blocked copying. Select the text and copy it.' });
  }
}

function Parameters({ step }: { step: LaunchStep }) {
  const entries = Object.entries(step.request);
  if (entries.length === 0) return <Box color="fg.muted">{translate('No parameters.')}</Box>;
  return (
    <Box as="dl" display="grid" gap={2}>
      {entries.map(([name, value]) => (
        <Box
          key={name}
          display="grid"
          gap={2}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' }}
        >
          <Box as="dt" fontFamily="mono" color="fg.muted" overflowWrap="anywhere">
            {name}
          </Box>
          <Box as="dd" fontFamily="mono" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {asText(value)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

type DisclosureButtonProps = {
  /** Id of what it shows and hides. */
  controls: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  children: ReactNode;
};

function DisclosureButton({ controls, isOpen, onOpen, children }: DisclosureButtonProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      startIcon={isOpen ? <ChevronDown /> : <ChevronRight />}
      onClick={() => onOpen(!isOpen)}
      style={{ flexShrink: 1, minWidth: 0, height: 'auto', whiteSpace: 'normal', textAlign: 'start' }}
    >
      {children}
    </Button>
  );
}

function Request({ step, platform }: Pick<RequestListProps, 'platform'> & { step: LaunchStep }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const badge = statusBadges[step.status];
  return (
    <Box as="li" borderTopWidth="line" py={2} minW={0}>
      <Box display="flex" alignItems="center" justifyContent="space-between" gap={2} minW={0}>
        <DisclosureButton controls={id} isOpen={isOpen} onOpen={setOpen}>
          {step.title}
        </DisclosureButton>
        <Box display="flex" gap={1} flexShrink={0}>
          {badge ? <Badge tone={badge.tone}>{translate(badge.label)}</Badge> : null}
          <Badge>{step.method}</Badge>
        </Box>
      </Box>
      {isOpen ? (
        <Box id={id} mt={1} textStyle="xs" display="grid" gap={2}>
          <Box as="code" display="block" fontFamily="mono" overflowWrap="anywhere" dir="ltr">
            {step.method} {step.path}
          </Box>
          {step.external_id === null ? null : (
            <Box>{translate('{platform} ID: {id}', { platform, id: step.external_id })}</Box>
          )}
          <Box
            as="section"
            tabIndex={0}
            aria-label={translate('Parameters: {title}', { title: step.title })}
            dir="ltr"
            p={3}
            bg="bg.muted"
            borderRadius="l2"
            overflow="auto"
            maxH={80}
          >
            <Parameters step={step} />
          </Box>
          <Box>
            <Button variant="ghost" size="sm" startIcon={<Copy />} onClick={() => void copy([step])}>
              {translate('Copy this request')}
            </Button>
          </Box>
        </Box>
      ) : null}
    </Box>
  );
}

/** The exact requests of a launch, closed at first, expandable and copyable. Texts in braces are placeholders of ids that come later. */
export function RequestList({ platform, steps, level, ...props }: RequestListProps) {
  const title = translate(props.title);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Box as="section" aria-label={title} display="grid" gap={2}>
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap={2}>
        <Heading level={level} size="sm">
          <DisclosureButton controls={id} isOpen={isOpen} onOpen={setOpen}>
            {translate('{title} ({count} requests)', { title, count: steps.length })}
          </DisclosureButton>
        </Heading>
        {isOpen ? (
          <Button variant="ghost" size="sm" startIcon={<Copy />} onClick={() => void copy(steps)}>
            {translate('Copy all')}
          </Button>
        ) : null}
      </Box>
      {isOpen ? (
        <Box
          as="ol"
          id={id}
          listStyleType="none"
          aria-label={translate('Requests to {platform}', { platform })}
        >
          {steps.map((step) => (
            <Request key={step.key} step={step} platform={platform} />
          ))}
        </Box>
      ) : null}
    </Box>
  );
}
