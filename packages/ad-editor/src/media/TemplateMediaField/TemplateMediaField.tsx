import type { TemplateMedia } from '@adlane/contract/ads/templates';
import { Box, Button, type MediaItem, MediaList, translate } from '@adlane/ui';
import { useFormField, type Validate } from '@adlane/ui/fields';
import { ImagePlus } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import type { MediaUse } from '../checkUpload';
import { type MediaPlatform, mediaRule } from '../mediaRule';
import { TemplateMediaPicker } from '../TemplateMediaPicker/TemplateMediaPicker';
import { toMediaItem, toTemplateMedia } from '../templateMediaItem';

// Loaded when a picture is cropped.
const TemplateMediaCropper = lazy(() =>
  import('./TemplateMediaCropper').then((module) => ({ default: module.TemplateMediaCropper })),
);

export type TemplateMediaFieldProps = {
  /** Where the list lives in the form: `templateMedia`, `google.createAdTemplateData.googleTemplateLogos`. */
  name: string;
  /** Label of the selection: 'Images and videos'. */
  label: string;
  /** The platform whose limits apply (ads §5). */
  platform: MediaPlatform;
  /** Default `ad`. */
  use?: MediaUse;
  /** The client that new media are filed under; without one the agency's own. */
  clientUserId?: number | undefined;
  /** Shown but not to be changed. */
  disabled?: boolean;
  /** A further rule; that there are enough and not too many is said by itself once the field was changed. */
  validate?: Validate<readonly TemplateMedia[]>;
};

/** The open dialog and its purpose. */
type Layer = { kind: 'choose' } | { kind: 'replace'; item: MediaItem } | { kind: 'crop'; item: MediaItem };

function replaced(items: readonly MediaItem[], old: MediaItem, next: MediaItem | undefined): MediaItem[] {
  if (!next) return [...items];
  return items
    .filter(({ id }) => id !== next.id || id === old.id)
    .map((item) => (item.id === old.id ? next : item));
}

/** Pictures and videos of an ad in their order: chosen from the library, moved, replaced, cut, removed. Its value is a list of `TemplateMedia`. */
export function TemplateMediaField(props: TemplateMediaFieldProps) {
  const { name, label, platform, use = 'ad', clientUserId, disabled = false, validate } = props;
  const { input, error } = useFormField<readonly TemplateMedia[]>(name, { validate });
  const [layer, setLayer] = useState<Layer>();
  const id = useId();
  const value = Array.isArray(input.value) ? (input.value as readonly TemplateMedia[]) : [];
  const items = value.map(toMediaItem);
  const rule = mediaRule(platform, use);
  const problem = error ?? (items.length > 0 ? rule.checkShapes(items) : undefined);

  function change(next: readonly MediaItem[]) {
    input.onChange(toTemplateMedia(next, value));
    input.onBlur();
  }

  return (
    <Box role="group" aria-labelledby={`${id}-label`} display="grid" gap={3}>
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap={3}>
        <Box>
          <Box id={`${id}-label`} textStyle="sm" fontWeight="medium">
            {label}
          </Box>
          <Box textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
            {translate('{count} of {most}', { count: items.length, most: rule.limit })}
          </Box>
        </Box>
        {disabled ? null : (
          <Button
            variant="secondary"
            size="sm"
            startIcon={<ImagePlus />}
            name={name}
            aria-invalid={Boolean(error)}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onClick={() => setLayer({ kind: 'choose' })}
          >
            {items.length > 0 ? translate('Add or change') : translate('Choose media')}
          </Button>
        )}
      </Box>
      {items.length > 0 ? (
        <MediaList
          label={label}
          items={items}
          onChange={change}
          disabled={disabled}
          onReplace={(item) => setLayer({ kind: 'replace', item })}
          onCrop={(item) => setLayer({ kind: 'crop', item })}
        />
      ) : null}
      {problem ? (
        <Box id={`${id}-problem`} role="alert" textStyle="xs" color="fg.error" fontWeight="medium">
          {translate(problem)}
        </Box>
      ) : null}
      <TemplateMediaPicker
        open={layer?.kind === 'choose' || layer?.kind === 'replace'}
        onClose={() => setLayer(undefined)}
        platform={platform}
        use={use}
        clientUserId={clientUserId}
        value={layer?.kind === 'replace' ? [layer.item] : items}
        {...(layer?.kind === 'replace' ? { limit: 1 } : {})}
        onChoose={(chosen) => {
          change(layer?.kind === 'replace' ? replaced(items, layer.item, chosen[0]) : chosen);
          setLayer(undefined);
        }}
      />
      {layer?.kind === 'crop' ? (
        <Suspense fallback={null}>
          <TemplateMediaCropper
            use={use}
            platform={platform}
            clientUserId={clientUserId}
            item={layer.item}
            onClose={() => setLayer(undefined)}
            onSaved={(item) => {
              change(replaced(items, layer.item, item));
              setLayer(undefined);
            }}
          />
        </Suspense>
      ) : null}
    </Box>
  );
}
