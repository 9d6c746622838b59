import { findCarousel, listTargetingNotes, type TargetingNote } from '@adlane/contract/rules';
import { Badge, Box, Button, Card, type Tone, translate } from '@adlane/ui';
import { type SettingsSectionName, sectionId } from '../parts/SettingsSection';
import { hasVideo, useTargeting } from '../useTargeting';

const sectionOfField: readonly (readonly [prefix: string, section: SettingsSectionName])[] = [
  ['minAge', 'audience'],
  ['gender', 'audience'],
  ['location', 'places'],
  ['placement', 'placements'],
  ['platform', 'placements'],
  ['messagingApps', 'delivery'],
  ['billingEvent', 'delivery'],
];

const styles: Readonly<Record<TargetingNote['kind'], { readonly text: string; readonly tone: Tone }>> = {
  blocks: { text: 'Blocks the launch', tone: 'negative' },
  left_out: { text: 'Not sent', tone: 'warning' },
  changed: { text: 'Sent differently', tone: 'warning' },
  advice: { text: 'Advice', tone: 'info' },
};

function showSection(field: string): void {
  const section = sectionOfField.find(([prefix]) => field.startsWith(prefix))?.[1];
  if (section === undefined) return;
  const frame = document.getElementById(sectionId(section));
  frame?.scrollIntoView({ block: 'start' });
  frame?.focus({ preventScroll: true });
}

/** Notes on what a launch would refuse, omit or change, with a link to each field. */
export function LaunchNotes() {
  const { draft, targeting } = useTargeting();
  const notes = listTargetingNotes(targeting, {
    adLaunchType: draft.templateAdType,
    hasVideo: hasVideo(draft),
    isCarousel: findCarousel(draft.templateContent) !== undefined,
  });
  return (
    <Card title={translate('At launch')}>
      <Box role="status" textStyle="sm">
        {notes.length === 0 ? (
          <Box color="fg.muted">{translate('All settings are sent as shown.')}</Box>
        ) : (
          <Box
            as="ul"
            aria-label={translate('Changes at launch')}
            display="grid"
            gap={3}
            listStyleType="none"
          >
            {notes.map((note) => (
              <Box as="li" key={`${note.field} ${note.message}`} display="grid" gap={1}>
                <Box display="flex" alignItems="center" justifyContent="space-between" gap={2}>
                  <Badge tone={styles[note.kind].tone}>{translate(styles[note.kind].text)}</Badge>
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={translate('Show: {message}', { message: translate(note.message) })}
                    onClick={() => showSection(note.field)}
                  >
                    {translate('Show')}
                  </Button>
                </Box>
                <Box overflowWrap="anywhere">{translate(note.message)}</Box>
              </Box>
            ))}
          </Box>
        )}
      </Box>
    </Card>
  );
}
