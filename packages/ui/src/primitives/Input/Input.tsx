import { chakra } from '@chakra-ui/react';
import { type ComponentProps, createContext, memo, useContext } from 'react';
import { inputRecipe } from './inputRecipe';

const StyledInput = chakra('input', inputRecipe);
const StyledTextArea = chakra('textarea', inputRecipe);

// What changes while one types goes past the styled element: its styles are worked out once, not at each key.
const InputContext = createContext<ComponentProps<'input'>>({});
const TextAreaContext = createContext<ComponentProps<'textarea'>>({});

type Look = { className?: string };

function joined(look: Look, { className }: Look): string {
  return [look.className, className].filter(Boolean).join(' ');
}

function PlainInput(look: Look) {
  const props = useContext(InputContext);
  return <input {...props} className={joined(look, props)} />;
}

function PlainTextArea(look: Look) {
  const props = useContext(TextAreaContext);
  return <textarea {...props} className={joined(look, props)} />;
}

const InputLook = memo(function InputLook({ size }: Pick<InputProps, 'size'>) {
  return (
    <StyledInput asChild size={size}>
      <PlainInput />
    </StyledInput>
  );
});

const TextAreaLook = memo(function TextAreaLook() {
  return (
    <StyledTextArea asChild multiline>
      <PlainTextArea />
    </StyledTextArea>
  );
});

export type InputProps = Omit<ComponentProps<'input'>, 'size' | 'color' | 'height' | 'width'> & {
  /** Default `md`, 40 px high. */
  size?: 'sm' | 'md';
};

/** A bare line to type in; give it a label, or use `TextField` in a form. */
export function Input({ size = 'md', ...props }: InputProps) {
  return (
    <InputContext value={props}>
      <InputLook size={size} />
    </InputContext>
  );
}

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'color' | 'rows'> & {
  /** Lines in sight. Default 4. */
  rows?: number | undefined;
};

/** A bare box to type in; give it a label, or use `TextAreaField` in a form. */
export function TextArea({ rows = 4, ...rest }: TextAreaProps) {
  return (
    <TextAreaContext value={{ rows, ...rest }}>
      <TextAreaLook />
    </TextAreaContext>
  );
}
