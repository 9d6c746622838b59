import { ButtonLink, Card, Grid, Stack, Text } from '@adlane/ui';
import type { ContentHrefs } from './ContentTabs';

const parts = [
  {
    name: 'help',
    title: 'Help center',
    text: 'Articles in collections, with search inside the widget.',
    action: 'Open help center',
  },
  {
    name: 'news',
    title: 'News',
    text: 'What is new, with a count of the visitors who read it.',
    action: 'Open news',
  },
  {
    name: 'checklists',
    title: 'Checklists',
    text: 'Steps that lead new users, and where they stop.',
    action: 'Open checklists',
  },
  {
    name: 'featureRequests',
    title: 'Feature requests',
    text: 'What visitors want and vote for, and what you plan.',
    action: 'Open feature requests',
  },
] as const;

/** The tab of a project that leads to the content of its widget. */
export function ContentTab({ hrefs }: { hrefs: ContentHrefs }) {
  return (
    <Grid gridTemplateColumns={{ base: '1fr', md: 'repeat(2, 1fr)' }} gap={4}>
      {parts.map(({ name, title, text, action }) => (
        <Card key={name} title={title}>
          <Stack gap={4} align="flex-start">
            <Text textStyle="sm" color="fg.muted">
              {text}
            </Text>
            <ButtonLink variant="secondary" size="sm" href={hrefs[name]}>
              {action}
            </ButtonLink>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
