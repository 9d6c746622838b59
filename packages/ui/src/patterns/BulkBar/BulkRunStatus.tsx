import { CircleAlert } from 'lucide-react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { Flex } from '../../layout/Flex';
import { Grid } from '../../layout/Grid';
import { HStack } from '../../layout/HStack';
import { Button } from '../../primitives/Button/Button';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar';
import type { BulkRun, BulkRunner } from './useBulkRun';

type StatusProps<Item> = { run: BulkRun<Item>; runner: BulkRunner<Item> };

/** Progress of an action, or its failures. */
export function BulkRunStatus<Item>(props: StatusProps<Item>) {
  return props.run.isRunning ? <Running {...props} /> : <Failed {...props} />;
}

function Running<Item>({ run, runner }: StatusProps<Item>) {
  const { action, total, done, failed } = run;
  const finished = done.length + failed.length;
  return (
    <HStack flexWrap="wrap" gap={4}>
      <Box w="16rem" maxW="full" flex="1">
        <Flex justify="space-between" gap={3} mb={1}>
          <Box as="span" fontWeight="medium">
            {action.label}
          </Box>
          <Box as="span" role="status" color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            <bdi>{total === undefined ? translate('Counting') : `${finished} of ${total}`}</bdi>
          </Box>
        </Flex>
        <ProgressBar label={action.label} share={total ? finished / total : undefined} showsPercent={false} />
      </Box>
      <Button variant="secondary" size="sm" onClick={runner.stop}>
        {translate('Stop')}
      </Button>
    </HStack>
  );
}

function Failed<Item>({ run, runner }: StatusProps<Item>) {
  const { action, done, failed, total, error } = run;
  const sum =
    error ?? translate('{count} of {total} failed', { count: failed.length, total: total ?? failed.length });
  return (
    <Box w="32rem" maxW="full">
      <HStack gap={2} role="alert">
        <Box as={CircleAlert} aria-hidden boxSize={4} flexShrink={0} color="fg.error" />
        <Box as="span" fontWeight="medium">{`${action.label}: ${sum}`}</Box>
      </HStack>
      {failed.length > 0 ? (
        <Grid
          as="ul"
          aria-label={translate('Failures')}
          // The list scrolls, also by keyboard.
          tabIndex={0}
          listStyleType="none"
          mt={2}
          maxH="10rem"
          overflowY="auto"
          borderBlockWidth="1px"
          py={2}
          gap={1}
          colorPalette="brand"
          focusVisibleRing="inside"
        >
          {failed.map(({ item, reason }, index) => (
            <Box as="li" key={`${index} ${action.getName(item)}`} overflowWrap="anywhere">
              <Box as="span" fontWeight="medium">
                {action.getName(item)}
              </Box>
              <Box as="span" color="fg.muted">{`: ${reason}`}</Box>
            </Box>
          ))}
        </Grid>
      ) : null}
      <Flex wrap="wrap" justify="flex-end" gap={2} mt={3}>
        {action.undo && done.length > 0 ? (
          <Button variant="ghost" size="sm" onClick={runner.undo}>
            {translate('Undo the other {count}', { count: done.length })}
          </Button>
        ) : null}
        <Button variant="secondary" size="sm" onClick={runner.dismiss}>
          {translate('Dismiss')}
        </Button>
        <Button size="sm" onClick={runner.retry}>
          {translate('Retry')}
        </Button>
      </Flex>
    </Box>
  );
}
