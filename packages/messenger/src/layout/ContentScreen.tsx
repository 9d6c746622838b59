import { Box } from '@adlane/ui';
import type { ReactNode, Ref } from 'react';
import { useFrame } from './FrameContext';
import { FrameHeader } from './FrameHeader';

export type ContentScreenProps = {
  /** Title of the header. */
  title: string;
  /** Stays below the scrolling content. */
  footer?: ReactNode;
  /** The scrolling element. */
  scrollRef?: Ref<HTMLDivElement>;
  /** As tall as its content instead of the frame, which then follows it. */
  fitsContent?: boolean;
  children: ReactNode;
};

/** A content of the frame: header with the way back, scrolling content, footer. */
export function ContentScreen({
  title,
  footer,
  scrollRef,
  fitsContent = false,
  children,
}: ContentScreenProps) {
  const { goBack, close, isPreview = false } = useFrame();
  return (
    <>
      <FrameHeader size="slim" title={title} onBack={goBack} onClose={close} />
      <Box
        as={isPreview ? 'div' : 'main'}
        flex={fitsContent ? '0 1 auto' : '1'}
        minH={0}
        display="flex"
        flexDirection="column"
      >
        <Box
          ref={scrollRef}
          flex={fitsContent ? '0 1 auto' : '1'}
          minH={0}
          overflowY="auto"
          px={4}
          py={4}
          display="flex"
          flexDirection="column"
          gap={3}
        >
          {children}
        </Box>
        {footer}
      </Box>
    </>
  );
}
