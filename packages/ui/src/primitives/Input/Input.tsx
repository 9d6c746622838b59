import { chakra } from '@chakra-ui/react';
import { type ComponentProps, createContext, memo, useContext } from 'react';
import { inputRecipe } from './inputRecipe';

const StyledInput = chakra('input', inputRecipe);
const StyledTextArea = chakra('textarea', inputRecipe);

// Props that change on each keystroke bypass the styled element, so that its styles are computed once.
const InputContext = createContext<ComponentProps<'input'>>({});
const TextAreaContext = createContext<ComponentProps<'textarea'>>({});

type StyleProps = { className?: string };

function joinClassNames(style: StyleProps, { className }: StyleProps): string {
  return [style.className, className].filter(Boolean).join(' ');
}

function PlainInput(style: StyleProps) {
  const props = useContext(InputContext);
  return <input {...props} className={joinClassNames(style, props)} />;
}

function PlainTextArea(style: StyleProps) {
  const props = useContext(TextAreaContext);
  return <textarea {...props} className={joinClassNames(style, props)} />;
}

const InputStyles = memo(function InputStyles({ size }: Pick<InputProps, 'size'>) {
  return (
    <StyledInput asChild size={size}>
      <PlainInput />
    </StyledInput>
  );
});

const TextAreaStyles = memo(function TextAreaStyles() {
  return (
    <StyledTextArea asChild multiline>
      <PlainTextArea />
    </StyledTextArea>
  );
});

export type InputProps = Omit<ComponentProps<'input'>, 'size' | 'color' | 'height' | 'width'> & {
  /**
   * Size: `md` is 40 px high.
   * @default 'md'
   */
  size?: 'sm' | 'md';
  /** Accessible name if there is no label. */
  'aria-label'?: string | undefined;
  /** Shown while the control is empty. */
  placeholder?: string | undefined;
};

/** Text input without a label; in a form, use `TextField`. */
export function Input({ size = 'md', ...props }: InputProps) {
  return (
    <InputContext value={props}>
      <InputStyles size={size} />
    </InputContext>
  );
}

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'color' | 'rows'> & {
  /**
   * Visible lines.
   * @default 4
   */
  rows?: number | undefined;
  /** Accessible name if there is no label. */
  'aria-label'?: string | undefined;
  /** Shown while the control is empty. */
  placeholder?: string | undefined;
};

/** Multiline text input without a label; in a form, use `TextAreaField`. */
export function TextArea({ rows = 4, ...rest }: TextAreaProps) {
  return (
    <TextAreaContext value={{ rows, ...rest }}>
      <TextAreaStyles />
    </TextAreaContext>
  );
}
