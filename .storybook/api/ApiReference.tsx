import { Box, Flex, Heading, SearchInput, Stack, Text } from '@adlane/ui';
import { useMemo, useState } from 'react';
import { apiCalls } from './apiCalls';
import { CallDetails } from './CallDetails';
import type { ReferenceCall } from './Reference';

function matches({ name, method, path, summary }: ReferenceCall, search: string): boolean {
  const text = `${name} ${method} ${path} ${summary}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Every call of the contract with its schemas and errors, and a form that sends it to the API in this tab. */
export function ApiReference() {
  const [search, setSearch] = useState('');
  const [name, setName] = useState(apiCalls[0]?.name);
  const found = useMemo(() => apiCalls.filter((call) => matches(call, search)), [search]);
  const shown = apiCalls.find((call) => call.name === name);
  return (
    <Flex h="100dvh" align="stretch">
      <Stack as="nav" aria-label="Calls" w="22rem" p={4} gap={2} borderEndWidth="1px" overflow="auto">
        <SearchInput label="Search calls" value={search} onSearch={setSearch} />
        <Text color="fg.muted" role="status">
          {found.length} of {apiCalls.length} calls
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
                  {each.method}
                </Text>
              </Box>
            </li>
          ))}
        </Box>
      </Stack>
      <Box as="main" flex="1" minW={0} p={6} overflow="auto">
        {shown ? <CallDetails key={shown.name} call={shown} /> : <Heading level={1}>No call</Heading>}
      </Box>
    </Flex>
  );
}
