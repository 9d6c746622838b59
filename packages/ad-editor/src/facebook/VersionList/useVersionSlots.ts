import type { TextVersion } from '@adlane/contract';
import type { VersionField } from '@adlane/contract/rules';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { isSameJson } from '../../editor/draft/isSameJson';
import type { DraftForm } from '../../editor/TemplateEditor/draftForm';

/**
 * The versions of a list with their texts left empty, as far as the list itself shows them: it is drawn anew when one is added,
 * deleted or made the default, not while one types.
 */
export function useVersionSlots(form: DraftForm, field: VersionField): readonly TextVersion[] {
  const last = useRef<readonly TextVersion[]>([]);
  const subscribe = useCallback((listener: () => void) => form.subscribe(listener, { values: true }), [form]);
  return useSyncExternalStore(subscribe, () => {
    const slots = form.getState().values.templateContent[field].map((version) => ({ ...version, value: '' }));
    if (!isSameJson(slots, last.current)) last.current = slots;
    return last.current;
  });
}
