import { Badge, Box, Heading, HStack, Stack, Text } from '@adlane/ui';
import { openApi } from './apiCalls';
import type { ReferenceCall } from './Reference';
import { TryCall } from './TryCall';

type Operation = {
  readonly parameters?: readonly { readonly name?: string; readonly in?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: unknown }>> };
  readonly responses: Readonly<Record<string, OperationResponse>>;
};
type OperationResponse = {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: unknown;
};

function findOperation({ path, method }: ReferenceCall): Operation | undefined {
  const operation = openApi.paths[path]?.[method.toLowerCase()];
  return operation as Operation | undefined;
}

function Json({ title, value }: { title: string; value: unknown }) {
  return (
    <Box as="section" aria-label={title}>
      <Heading level={2}>{title}</Heading>
      <Box
        as="pre"
        tabIndex={0}
        p={3}
        mt={2}
        bg="bg.muted"
        borderRadius="l2"
        overflow="auto"
        maxH="24rem"
        textStyle="xs"
      >
        {JSON.stringify(value, null, 2)}
      </Box>
    </Box>
  );
}

/** Collects the named schemas that a schema refers to, and those they refer to. */
function collectSchemas(value: unknown, found: Record<string, unknown> = {}): Record<string, unknown> {
  const text = JSON.stringify(value) ?? '';
  for (const [, name = ''] of text.matchAll(/#\/components\/schemas\/(\w+)/g)) {
    if (name in found) continue;
    found[name] = openApi.components.schemas[name];
    collectSchemas(found[name], found);
  }
  return found;
}

function Errors({ responses }: Pick<Operation, 'responses'>) {
  const failures = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  return (
    <Box as="section" aria-label="Errors">
      <Heading level={2}>Errors</Heading>
      <Box as="ul" mt={2} listStyleType="none">
        {failures.map(([status, { $ref }]) => (
          <li key={status}>
            <strong>{status}</strong>{' '}
            {String(openApi.components.responses[$ref?.split('/').at(-1) ?? '']?.['description'] ?? '')}
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** One call: what it takes, what it answers, how it fails, and a form to try it. */
export function CallDetails({ call }: { call: ReferenceCall }) {
  const operation = findOperation(call);
  if (!operation) return null;
  const { parameters, requestBody, responses } = operation;
  const answers = Object.entries(responses).filter(([status]) => Number(status) < 400);
  return (
    <Stack gap={6} maxW="60rem">
      <Box>
        <Heading level={1}>{call.name}</Heading>
        <Text>{call.summary}</Text>
        <HStack mt={2}>
          <Badge>{call.method}</Badge>
          <code>{call.path}</code>
        </HStack>
        <Text color="fg.muted" mt={1}>
          Who may call: {call.access}. Specification: {call.spec}.
        </Text>
      </Box>
      <TryCall call={call} />
      {parameters ? <Json title="Parameters" value={parameters} /> : null}
      {requestBody ? <Json title="Body" value={requestBody.content} /> : null}
      <Json title="Answer" value={Object.fromEntries(answers)} />
      <Json title="Schemas" value={collectSchemas([parameters, requestBody, Object.fromEntries(answers)])} />
      <Errors responses={responses} />
    </Stack>
  );
}
