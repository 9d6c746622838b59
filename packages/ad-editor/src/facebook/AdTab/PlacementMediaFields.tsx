import { type PlacementGroupName, placementGroupNames, placementGroups } from '@adlane/contract/constants';
import { Box, FieldShell, Select, translate } from '@adlane/ui';
import { useFormField } from '@adlane/ui/fields';
import type { TemplateDraft } from '../../draft/templateDraft';

type Media = TemplateDraft['templateMedia'];
type Content = TemplateDraft['templateContent'];

/** How far a medium may be from a group's recommended shape without advice. */
const shapeTolerance = 0.1;

/** Advises another shape; undefined for a medium that fits or whose size is unknown. */
function adviseShape(group: PlacementGroupName, chosen: Media[number] | undefined): string | undefined {
  if (!chosen || chosen.width === 0 || chosen.height === 0) return undefined;
  const { ratio, shape } = placementGroups[group];
  const isNear = Math.abs(chosen.width / chosen.height / ratio - 1) <= shapeTolerance;
  return isNear
    ? undefined
    : translate('{shape} fits best. This one is cropped or shown with bars.', { shape });
}

type GroupFieldProps = {
  group: PlacementGroupName;
  media: Media;
  readOnly: boolean;
};

function GroupField({ group, media, readOnly }: GroupFieldProps) {
  const { input } = useFormField<number | null | undefined, HTMLSelectElement>(
    `templateContent.placementMedia.${group}`,
  );
  const { label, shape } = placementGroups[group];
  const chosen = media.find(({ id }) => id === input.value);
  return (
    <FieldShell
      label={translate(label)}
      hint={adviseShape(group, chosen) ?? translate('Recommended: {shape}', { shape })}
    >
      {(control) => (
        <Select
          {...control}
          name={input.name}
          value={chosen ? String(chosen.id) : ''}
          disabled={readOnly}
          placeholder={translate('Same as the ad')}
          options={media.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={({ target }) => input.onChange(target.value === '' ? null : Number(target.value))}
        />
      )}
    </FieldShell>
  );
}

/** Chooses what Stories, Reels and other groups of placements show instead of the ad's own medium. */
export function PlacementMediaFields({
  readOnly,
}: {
  /** Shown but not editable. */
  readOnly: boolean;
}) {
  const { input: media } = useFormField<Media>('templateMedia');
  const { input: structure } = useFormField<Content['campaignStructure']>(
    'templateContent.campaignStructure',
  );
  const items = media.value || [];
  // One medium is the ad's own; a Dynamic ad leaves the choice to Facebook.
  if (items.length < 2 || structure.value === 'dynamic') return null;
  return (
    <Box
      role="group"
      aria-label={translate('Media per placement')}
      display="grid"
      gap={4}
      gridTemplateColumns={columns}
    >
      {placementGroupNames.map((group) => (
        <GroupField key={group} group={group} media={items} readOnly={readOnly} />
      ))}
    </Box>
  );
}

const columns = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };
