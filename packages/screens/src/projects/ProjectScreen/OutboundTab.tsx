import { ButtonLink, Card, Grid, Stack, Text } from '@adlane/ui';

/** Links to what a project sends to its visitors. */
export type OutboundHrefs = { readonly messages: string; readonly surveys: string; readonly bots: string };

const parts = [
  {
    name: 'messages',
    title: 'Messages',
    text: 'Banners, notifications, chats and surveys that visitors receive by audience, page, schedule and frequency.',
    action: 'Open messages',
  },
  {
    name: 'surveys',
    title: 'Surveys',
    text: 'Questions inside the widget, with their answers as charts and as a file.',
    action: 'Open surveys',
  },
  {
    name: 'bots',
    title: 'Bots',
    text: 'Scripted conversations that answer common questions before your team does.',
    action: 'Open bots',
  },
] as const;

/** The tab of a project that leads to what it sends to its visitors. */
export function OutboundTab({ hrefs }: { hrefs: OutboundHrefs }) {
  return (
    <Grid gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap={4}>
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
