import type { ScreenshotData, TicketResources } from '@adlane/contract/widget/tickets';
import { Box, translate } from '@adlane/ui';
import { type SyntheticEvent, useMemo, useRef } from 'react';
import { useFittingScale } from '../useFittingScale';
import { buildSnapshotDocument } from './buildSnapshotDocument';
import { restorePageState, snapshotSandbox } from './restorePageState';
import { useFrameContent } from './useFrameContent';

export type PageScreenshotProps = {
  /** The page as HTML. Untrusted. */
  screenshot: ScreenshotData;
  /**
   * What was fetched from the addresses in the page, by these. Untrusted.
   * @default none
   */
  resources?: TicketResources | undefined;
};

/** Largest width and height in px: an untrusted size must not blow up the page. */
const maxSide = 5000;

function clampSide(value: number): number {
  return Math.min(Math.max(Math.round(value), 1), maxSide);
}

/**
 * Screenshot of a visitor's page, rendered from HTML in a sandboxed frame: no scripts, forms or links.
 */
export function PageScreenshot({ screenshot, resources }: PageScreenshotProps) {
  const stageRef = useRef<HTMLDivElement>(null);
  const width = clampSide(screenshot.width);
  const height = clampSide(screenshot.height);
  const scale = useFittingScale(stageRef, width);
  const html = useMemo(() => buildSnapshotDocument(screenshot, resources), [screenshot, resources]);
  const content = useFrameContent(html);
  const restore = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
    restorePageState(currentTarget, screenshot);
  return (
    <Box
      ref={stageRef}
      // Scaled from its left edge in right-to-left languages, too.
      dir="ltr"
      role="img"
      aria-label={translate('The page as the visitor saw it, {width} by {height} pixels', { width, height })}
      overflow="hidden"
      borderWidth="line"
      borderRadius="l2"
      bg="white"
      style={{ height: height * scale, maxWidth: width }}
    >
      <Box
        as="iframe"
        aria-hidden
        display="block"
        border={0}
        transformOrigin="top left"
        pointerEvents="none"
        style={{ width, height, transform: `scale(${scale})` }}
        {...{
          sandbox: snapshotSandbox,
          ...content,
          onLoad: restore,
          title: translate('Page'),
          tabIndex: -1,
          referrerPolicy: 'no-referrer',
        }}
      />
    </Box>
  );
}
