import { storyToken } from '@adlane/mocks';
import { Box, Button, FieldShell, Heading, Input, Stack, Text, TextArea } from '@adlane/ui';
import { useState } from 'react';
import type { ReferenceCall } from './Reference';

type Answer = { readonly status: string; readonly durationMs: number; readonly body: string };

/** Fills path and query; an empty query value is left out. */
function buildUrl(call: ReferenceCall, values: Readonly<Record<string, string>>): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_place, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
  const query = new URLSearchParams();
  for (const name of call.query) {
    const value = values[name] ?? '';
    if (value !== '') query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

async function send(call: ReferenceCall, url: string, body: string): Promise<Answer> {
  const startedMs = performance.now();
  const token = storyToken();
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body === '' ? {} : { 'content-type': 'application/json' }),
  };
  try {
    const response = await fetch(url, { method: call.method, headers, ...(body === '' ? {} : { body }) });
    const text = await response.text();
    return {
      status: `${response.status} ${response.statusText}`,
      durationMs: Math.round(performance.now() - startedMs),
      body: formatJson(text),
    };
  } catch (error) {
    return {
      status: 'No answer',
      durationMs: Math.round(performance.now() - startedMs),
      body: String(error),
    };
  }
}

function formatJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** A form that sends the call to the API in this tab, as the user of the toolbar's role. */
export function TryCall({ call }: { call: ReferenceCall }) {
  const names = [...call.params, ...call.query];
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [body, setBody] = useState(call.body ?? '');
  const [answer, setAnswer] = useState<Answer>();
  const [isSending, setSending] = useState(false);
  const submit = async () => {
    setSending(true);
    setAnswer(await send(call, buildUrl(call, values), body));
    setSending(false);
  };
  return (
    <Box
      as="form"
      aria-label="Try it"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Heading level={2}>Try it</Heading>
      <Stack gap={3} mt={2}>
        {names.map((name) => (
          <FieldShell key={name} label={name} required={call.path.includes(`{${name}}`)}>
            {(control) => (
              <Input
                {...control}
                value={values[name] ?? ''}
                onChange={({ target }) => setValues({ ...values, [name]: target.value })}
              />
            )}
          </FieldShell>
        ))}
        {call.body === undefined ? null : (
          <FieldShell label="Body (JSON)">
            {(control) => (
              <TextArea {...control} rows={8} value={body} onChange={({ target }) => setBody(target.value)} />
            )}
          </FieldShell>
        )}
        <Box>
          <Button type="submit" loading={isSending}>
            Send
          </Button>
        </Box>
        {answer ? (
          <Box role="status" aria-label="Answer of the API">
            <Text>
              <strong>{answer.status}</strong> after {answer.durationMs} ms
            </Text>
            <Box
              as="pre"
              tabIndex={0}
              p={3}
              bg="bg.muted"
              borderRadius="l2"
              overflow="auto"
              maxH="24rem"
              textStyle="xs"
            >
              {answer.body}
            </Box>
          </Box>
        ) : null}
      </Stack>
    </Box>
  );
}
