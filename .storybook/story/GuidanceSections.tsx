import { Card, Heading, HStack, Keys, SimpleGrid, Stack, Text } from '@adlane/ui';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import type { Guidance } from './Guidance';

function Rules({ title, rules }: { readonly title: string; readonly rules: readonly string[] }) {
  return (
    <Card title={title} headingLevel={3}>
      <Stack as="ul" gap={2} ps={5} listStyleType="disc">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Stack>
    </Card>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack as="section" gap={4} aria-label={title}>
      <Heading level={2} size="xl">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function KeyboardTable({ keyboard }: { readonly keyboard: Readonly<Record<string, string>> }) {
  return (
    <table style={{ borderCollapse: 'collapse' }}>
      <thead>
        <tr>
          <th scope="col" style={{ textAlign: 'start', paddingBlock: 8, paddingInlineEnd: 24 }}>
            Key
          </th>
          <th scope="col" style={{ textAlign: 'start', paddingBlock: 8 }}>
            Does
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(keyboard).map(([keys, action]) => (
          <tr key={keys}>
            <td style={{ paddingBlock: 6, paddingInlineEnd: 24, whiteSpace: 'nowrap' }}>
              <HStack gap={2}>
                {keys.split(' or ').map((combo) => (
                  <Keys key={combo} keys={combo.split('+')} />
                ))}
              </HStack>
            </td>
            <td style={{ paddingBlock: 6 }}>{action}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const toId = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Address of a docs page by its title, as Storybook forms it; a page of the foundations is one story of its name. */
function getPageAddress(title: string): string {
  const [, name = ''] = /^Foundations\/(.*)/.exec(title) ?? [];
  return name ? `?path=/story/${toId(title)}--${toId(name)}` : `?path=/docs/${toId(title)}--docs`;
}

/** Do and don't, keyboard and content guidelines of a component, and pages that are related to it. */
export function GuidanceSections({ guidance }: { readonly guidance: Guidance }) {
  const { do: dos = [], dont = [], keyboard, content = [], related = [] } = guidance;
  return (
    <Stack gap={8} className="sb-unstyled" mt={8}>
      {dos.length + dont.length > 0 ? (
        <Section title="Do and don't">
          <SimpleGrid columns={{ base: 1, md: 2 }} gap={4}>
            {dos.length > 0 ? <Rules title="Do" rules={dos} /> : null}
            {dont.length > 0 ? <Rules title="Don't" rules={dont} /> : null}
          </SimpleGrid>
        </Section>
      ) : null}
      {keyboard ? (
        <Section title="Keyboard">
          <KeyboardTable keyboard={keyboard} />
        </Section>
      ) : null}
      {content.length > 0 ? (
        <Section title="Content">
          <Stack as="ul" gap={2} ps={5} listStyleType="disc">
            {content.map((rule) => (
              <Text as="li" key={rule}>
                {rule}
              </Text>
            ))}
          </Stack>
        </Section>
      ) : null}
      {related.length > 0 ? (
        <Section title="Related">
          <HStack as="ul" gap={4} flexWrap="wrap" listStyleType="none">
            {related.map((title) => (
              <li key={title}>
                <AnchorMdx href={getPageAddress(title)} target="">
                  {title.replace(/^.*\//, '')}
                </AnchorMdx>
              </li>
            ))}
          </HStack>
        </Section>
      ) : null}
    </Stack>
  );
}
