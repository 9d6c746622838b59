import type { CallInput, Contract } from '@adlane/contract';
import { findLongestInserts, type InsertMap } from '@adlane/contract/rules';
import type { MarkedTextControl } from '@adlane/ui';
import { useForm } from '@adlane/ui/fields';
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';

// Loaded when a text gets the focus.
const InsertCompletion = lazy(() =>
  import('./InsertCompletion').then((module) => ({ default: module.InsertCompletion })),
);

/** A text field that one can be helped with. */
export type AssistedField = {
  /** Where its text lives in the form: `templateContent.headlines[0].value`. */
  readonly name: string;
  /** Label in the assist menus, such as 'Headline 2'. */
  readonly label: string;
  /** The AI's name of the text; absent if the AI does not write such texts. */
  readonly aiField?: AiTextField;
};

/** Fields that the AI writes (spec ads §7). */
export type AiTextField = CallInput<Contract['ai']['text']>['body']['field'];

type Assist = {
  /** The field that was clicked on last; none before that, or once it is gone from the page. */
  readonly field: AssistedField | undefined;
  /** Puts a text where the cursor is; false where no field was clicked on. */
  readonly insert: (text: string) => boolean;
  /** Replaces the field's whole text; false where no field was clicked on. */
  readonly replace: (text: string) => boolean;
};

type Activate = (field: AssistedField, control: MarkedTextControl) => void;

const AssistContext = createContext<Assist>({ field: undefined, insert: () => false, replace: () => false });
// Separate from the value: focusing a field must not rerender the others.
const ActivateContext = createContext<Activate>(() => undefined);
const InsertsContext = createContext<InsertMap>(findLongestInserts([]));

type FieldAssistProps = {
  /** Values of the inserts: the longest value that any client has. */
  inserts: InsertMap;
  children: ReactNode;
};

/**
 * Remembers the text field that was clicked on last, so that smart inserts and the AI know where to write (ads §5). Completes
 * smart inserts in it.
 */
export function FieldAssist({ inserts, children }: FieldAssistProps) {
  const form = useForm();
  const [field, setField] = useState<AssistedField>();
  const controlRef = useRef<MarkedTextControl>(null);
  const [control, setControl] = useState<MarkedTextControl>();

  const activate = useCallback<Activate>((next, focused) => {
    controlRef.current = focused;
    setControl(focused);
    setField((last) => (last?.name === next.name && last.label === next.label ? last : next));
  }, []);

  const assist = useMemo<Assist>(() => {
    const write = (change: (control: MarkedTextControl) => { text: string; cursor: number }) => {
      const control = controlRef.current;
      if (!field || !control?.isConnected || control.readOnly) return false;
      const { text, cursor } = change(control);
      form.change(field.name, text);
      // After the next paint: the control has its new text only then.
      requestAnimationFrame(() => {
        control.focus();
        control.setSelectionRange(cursor, cursor);
      });
      return true;
    };
    return {
      field,
      insert: (added) =>
        write(({ value, selectionStart, selectionEnd }) => {
          const start = selectionStart ?? value.length;
          const text = value.slice(0, start) + added + value.slice(selectionEnd ?? start);
          return { text, cursor: start + added.length };
        }),
      replace: (text) => write(() => ({ text, cursor: text.length })),
    };
  }, [field, form]);

  return (
    <InsertsContext value={inserts}>
      <ActivateContext value={activate}>
        <AssistContext value={assist}>{children}</AssistContext>
        {control && !control.readOnly ? (
          <Suspense fallback={null}>
            <InsertCompletion control={control} inserts={inserts} onInsert={assist.insert} />
          </Suspense>
        ) : null}
      </ActivateContext>
    </InsertsContext>
  );
}

/** For buttons that help: the field that was clicked on, and how to write into it. */
export function useFieldAssist(): Assist {
  return useContext(AssistContext);
}

/** For text fields: the values of their inserts, and the function that reports their focus. */
export function useAssistedField(): { readonly inserts: InsertMap; readonly activate: Activate } {
  return { inserts: useContext(InsertsContext), activate: useContext(ActivateContext) };
}
