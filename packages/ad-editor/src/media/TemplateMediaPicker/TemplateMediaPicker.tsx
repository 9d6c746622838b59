import { lazy, Suspense } from 'react';
import type { TemplateMediaPickerProps } from './TemplateMediaPickerProps';

// Upload, crop and library are loaded when the picker is opened.
const OpenMediaPicker = lazy(() =>
  import('./OpenMediaPicker').then((module) => ({ default: module.OpenMediaPicker })),
);

/** The media library of the agency or client to choose from for an ad, with upload, crop and YouTube. */
export function TemplateMediaPicker(props: TemplateMediaPickerProps) {
  return props.open ? (
    <Suspense fallback={null}>
      <OpenMediaPicker {...props} />
    </Suspense>
  ) : null;
}
