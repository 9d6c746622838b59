import { Heading, Stack, Text } from '@adlane/ui';
import type { ReactNode } from 'react';

/** A page of the foundations: what to know first, then the tokens. */
export function FoundationPage(props: {
  readonly title: string;
  readonly intro: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Stack as="main" gap={8} maxW="6xl" mx="auto">
      <Stack gap={2}>
        <Heading level={1} size="2xl">
          {props.title}
        </Heading>
        <Text color="fg.muted" maxW="prose">
          {props.intro}
        </Text>
      </Stack>
      {props.children}
    </Stack>
  );
}

/** A part of the page under a heading. */
export function FoundationSection({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <Stack as="section" gap={4}>
      <Heading level={2}>{title}</Heading>
      {children}
    </Stack>
  );
}
