import { contract, listCalls, type NamedCall } from '@adlane/contract';
import { Box, Flex, Heading, SearchInput, Stack, Text } from '@adlane/ui';
import { useMemo, useState } from 'react';
import { CallDetails } from './CallDetails';

const calls = listCalls(contract);

function matches({ name, call }: NamedCall, search: string): boolean {
  const text = `${name} ${call.method} ${call.path} ${call.summary}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Every call of the contract with its schemas and errors, and a form that sends it to the API in this tab. */
export function ApiReference() {
  const [search, setSearch] = useState('');
  const [name, setName] = useState(calls[0]?.name);
  const found = useMemo(() => calls.filter((call) => matches(call, search)), [search]);
  const shown = calls.find((call) => call.name === name);
  return (
    <Flex h="100dvh" align="stretch">
      <Stack as="nav" aria-label="Calls" w="22rem" p={4} gap={2} borderEndWidth="1px" overflow="auto">
        <SearchInput label="Search calls" value={search} onSearch={setSearch} />
        <Text color="fg.muted" role="status">
          {found.length} of {calls.length} calls
        </Text>
        <Box as="ul" listStyleType="none">
          {found.map((each) => (
            <li key={each.name}>
              <Box
                as="button"
                w="full"
                textAlign="start"
                px={2}
                py={1}
                borderRadius="l1"
                aria-current={each.name === name ? 'true' : undefined}
                _hover={{ bg: 'bg.muted' }}
                _currentPage={{ bg: 'bg.muted' }}
                onClick={() => setName(each.name)}
              >
                {each.name}
                <Text as="span" color="fg.muted" textStyle="xs" ms={2}>
                  {each.call.method}
                </Text>
              </Box>
            </li>
          ))}
        </Box>
      </Stack>
      <Box as="main" flex="1" minW={0} p={6} overflow="auto">
        {shown ? <CallDetails key={shown.name} named={shown} /> : <Heading level={1}>No call</Heading>}
      </Box>
    </Flex>
  );
}
