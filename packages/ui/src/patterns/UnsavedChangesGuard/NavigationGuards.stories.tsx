import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { Button } from '../../primitives/Button/Button';
import { Input } from '../../primitives/Input/Input';
import { NavigationGuards, type NavigationGuardsProps, useNavigationGuard } from './NavigationGuards';
import { useUnsavedChangesGuard } from './useUnsavedChangesGuard';

/** A page with one field. */
function Editor() {
  const [name, setName] = useState('Summer offer');
  const { dialog } = useUnsavedChangesGuard(name !== 'Summer offer');
  return (
    <>
      <Input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      {dialog}
    </>
  );
}

/** A router with two pages. */
function TwoPages() {
  const [path, setPath] = useState('/editor');
  const [isBlocked, setBlocked] = useState(false);
  const shouldBlock = useRef<Parameters<NavigationGuardsProps['useBlocker']>[0]>(undefined);
  const useBlocker: NavigationGuardsProps['useBlocker'] = (check) => {
    shouldBlock.current = check;
    return {
      state: isBlocked ? 'blocked' : 'unblocked',
      proceed: () => {
        setBlocked(false);
        setPath('/list');
      },
      reset: () => setBlocked(false),
    };
  };
  const goBack = () =>
    shouldBlock.current?.({ from: path, to: '/list', isBack: true }) ? setBlocked(true) : setPath('/list');
  return (
    <NavigationGuards useBlocker={useBlocker}>
      {path === '/editor' ? <Editor /> : <output>List</output>}
      <Button onClick={goBack}>Back</Button>
    </NavigationGuards>
  );
}

const meta = {
  title: 'Forms/NavigationGuards',
  component: NavigationGuards,
  parameters: { docs: { parts: { useNavigationGuard } } },
  args: { useBlocker: () => ({ state: 'unblocked' }), children: null },
  render: () => <TwoPages />,
} satisfies Meta<typeof NavigationGuards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

const never = { isActive: () => false, confirm: (leave: () => void) => leave() };

function OwnPrompt() {
  useNavigationGuard(never);
  return <output>An app shows its own prompt in `confirm`.</output>;
}

/** For a prompt other than that of `useUnsavedChangesGuard`. */
export const WithAnotherPrompt: Story = { render: () => <OwnPrompt /> };
