import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { Flex } from '../../layout/Flex';
import { Grid } from '../../layout/Grid';
import { Button } from '../Button/Button';

type MessageProps = {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  headingLevel?: EmptyStateProps['headingLevel'];
  tone: 'neutral' | 'error';
};

function Message({ icon, title, children, actions, headingLevel, tone }: MessageProps) {
  return (
    <Flex direction="column" align="center" textAlign="center" px={6} py={{ base: 10, md: 14 }}>
      {icon ? (
        <Grid
          placeItems="center"
          boxSize={12}
          mb={4}
          borderRadius="full"
          bg={tone === 'error' ? 'bg.error' : 'brand.subtle'}
          color={tone === 'error' ? 'fg.error' : 'brand.fg'}
          css={{ '& svg': { boxSize: 5 } }}
          aria-hidden
        >
          {icon}
        </Grid>
      ) : null}
      <Box as={headingLevel && `h${headingLevel}`} fontWeight="semibold" textStyle="md">
        {title}
      </Box>
      {children ? (
        <Box mt={1} maxW="sm" color="fg.muted" textStyle="sm" overflowWrap="anywhere">
          {children}
        </Box>
      ) : null}
      {actions ? (
        <Flex mt={5} gap={3} wrap="wrap" justify="center">
          {actions}
        </Flex>
      ) : null}
    </Flex>
  );
}

export type EmptyStateProps = {
  /** Icon of the missing content. */
  icon?: ReactNode;
  /** What is missing: 'No leads yet'. */
  title: string;
  /** How content gets here. */
  children?: ReactNode;
  /** Buttons that create the content. */
  actions?: ReactNode;
  /**
   * Heading level of the title, if the message is the whole page.
   * @default no heading
   */
  headingLevel?: 1 | 2 | undefined;
};

/** Replaces an empty list or image: says what is missing and what to do. */
export function EmptyState({ icon, title, children, actions, headingLevel }: EmptyStateProps) {
  return (
    <Message icon={icon} title={title} actions={actions} headingLevel={headingLevel} tone="neutral">
      {children}
    </Message>
  );
}

export type ErrorStateProps = {
  /**
   * What could not be loaded.
   * @default 'Something went wrong please try later'
   */
  title?: string;
  /** Cause of the error. */
  children?: ReactNode;
  /** Retries. */
  onRetry?: () => void;
  /** A retry is running. */
  retrying?: boolean;
  /**
   * Label of the retry button.
   * @default 'Try again'
   */
  retryLabel?: string;
};

/** Replaces content that could not be loaded: says what failed and offers a retry. */
export function ErrorState(props: ErrorStateProps) {
  const {
    title = translate('Something went wrong please try later'),
    children,
    onRetry,
    retrying = false,
    retryLabel = translate('Try again'),
  } = props;
  return (
    <Box role="alert">
      <Message
        icon={<CircleAlert />}
        title={title}
        tone="error"
        actions={
          onRetry ? (
            <Button variant="secondary" loading={retrying} onClick={onRetry}>
              {retryLabel}
            </Button>
          ) : null
        }
      >
        {children}
      </Message>
    </Box>
  );
}
