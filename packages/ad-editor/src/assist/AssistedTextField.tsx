import { expandInserts } from '@adlane/contract/rules';
import { FieldShell, translate, translateContent } from '@adlane/ui';
import { Counter, useFormField } from '@adlane/ui/fields';
import { type AiTextField, useAssistedField } from './FieldAssist';
import { InsertText } from './InsertText';

export type AssistedTextFieldProps = {
  /** Where the text lives in the form: `templateContent.headlines[0].value`. */
  name: string;
  /** Label of the field, also in the assist menus. */
  label: string;
  /** Help that stays in sight. */
  hint?: string | undefined;
  /** Maximum characters, counted with smart inserts filled in, each by its longest value (ads §5). */
  limit?: number;
  /** The AI's name of the text; absent if the AI does not write it. */
  aiField?: AiTextField;
  /** Several lines to type in. */
  multiline?: boolean;
  /** Lines that are seen at once, of several. */
  rows?: number;
  /** Marks the field; the rule itself belongs to the form. */
  required?: boolean;
  /** Shown but not to be changed. */
  readOnly: boolean;
  /** Called when one begins to type in it. */
  onFocus?: () => void;
};

/** A text of an ad or a lead form in which smart inserts and the AI can write; its rules speak while it is typed. */
export function AssistedTextField(props: AssistedTextFieldProps) {
  const { name, hint, limit, aiField, multiline = false, rows, required = false, readOnly } = props;
  const { input, error, finding } = useFormField<string>(name);
  const { inserts } = useAssistedField();
  const text = input.value;
  const label = translate(props.label);
  // An empty text speaks up only once it was left; everything else while it is typed.
  const message = text === '' ? error : (error ?? finding);
  return (
    <FieldShell
      label={label}
      hint={translateContent(hint)}
      error={message}
      required={required}
      aside={
        limit === undefined ? null : (
          <Counter text={expandInserts(text, inserts).normalize('NFC')} limit={limit} />
        )
      }
    >
      {(control) => (
        <InsertText
          {...control}
          field={{ name, label, ...(aiField && { aiField }) }}
          value={text}
          multiline={multiline}
          {...(rows === undefined ? {} : { rows })}
          readOnly={readOnly}
          onChange={(event) => input.onChange(event.target.value)}
          onBlur={() => input.onBlur()}
          onFocus={() => {
            input.onFocus();
            props.onFocus?.();
          }}
        />
      )}
    </FieldShell>
  );
}
