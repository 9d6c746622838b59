import { useApi } from '@adlane/api-client';
import { Box, Skeleton, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { Image, ImageOff } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { PageScreenshot } from '../PageScreenshot/PageScreenshot';
import { createLoadGate } from './createLoadGate';
import { useInView } from './useInView';

export type TicketThumbnailProps = {
  /** A ticket with a screenshot. */
  ticketId: number;
};

/** A screenshot can be megabytes: a list loads two at a time. */
const gate = createLoadGate(2);

/** A page that is turned soon shows them again; more of them would fill the memory. */
const gcTime = 60_000;

/** A missing picture is shown in its place; what ends a session is not. */
const meta = { statusesShownInPlace: [404, 413, 422, 429, 500, 502, 503, 504] };

/** Whether the user asked the browser to save data. Not in every browser. */
function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}

/**
 * Small picture of the page that a visitor reported, cut to its top: loaded while it is in view, in the same sandboxed
 * frame as the screenshot of the ticket, and an icon where it should not or could not be loaded.
 */
export function TicketThumbnail({ ticketId }: TicketThumbnailProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isInView = useInView(ref);
  return (
    <Box
      ref={ref}
      w={16}
      h={9}
      overflow="hidden"
      borderWidth="line"
      borderRadius="l2"
      bg="bg.muted"
      color="fg.subtle"
      css={{ '[data-compact] &': { w: 12, h: 7 }, '& > [role=img]': { borderWidth: 0, borderRadius: 0 } }}
    >
      {isInView && !savesData() ? <LoadedThumbnail ticketId={ticketId} /> : <Unloaded />}
    </Box>
  );
}

function LoadedThumbnail({ ticketId }: TicketThumbnailProps) {
  const { client, queries } = useApi();
  const input = { params: { id: ticketId } };
  const { data, isError, fetchStatus } = useQuery({
    queryKey: queries.tickets.screenshot.key(input),
    queryFn: ({ signal }) => gate(() => client.tickets.screenshot(input, { signal }), signal),
    // What a ticket's page looked like does not change.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime,
    meta,
  });
  if (data) return <PageScreenshot screenshot={data} />;
  if (isError) return <Mark icon={<ImageOff />} label={translate('The screenshot could not be loaded')} />;
  // Offline the request waits for the network.
  return fetchStatus === 'fetching' ? <Skeleton height="100%" /> : <Unloaded />;
}

function Unloaded() {
  return <Mark icon={<Image />} label={translate('Screenshot')} />;
}

function Mark({ icon, label }: { icon: ReactNode; label: string }) {
  return (
    <Box
      role="img"
      aria-label={label}
      display="grid"
      placeItems="center"
      h="full"
      css={{ '& svg': { boxSize: 4 } }}
    >
      {icon}
    </Box>
  );
}
