import { type Api, useApi } from '@adlane/api-client';
import { Button, Text } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';

export type OtherUserProps = {
  /** Saves the record that the screen shows as another user would. */
  save: (client: Api['client']) => Promise<unknown>;
  children: ReactNode;
};

/** A screen, and a button that saves its record as another user. */
export function OtherUser({ save, children }: OtherUserProps) {
  const { client } = useApi();
  const [isSaved, setSaved] = useState(false);
  return (
    <>
      <Button onClick={() => void save(client).then(() => setSaved(true))}>Save as another user</Button>
      {isSaved ? <Text>The other user has saved.</Text> : null}
      {children}
    </>
  );
}

export type EditedByTwoProps<Stored> = {
  /** Stores the record before the screen shows it, in the given project. */
  store: (client: Api['client'], projectId: number) => Promise<Stored>;
  /** Saves it as another user would. */
  save: (client: Api['client'], stored: Stored) => Promise<unknown>;
  /** The screen. */
  children: (stored: Stored) => ReactNode;
};

/** A screen of a new record in the first project of the seeded world, which another user saves too. */
export function EditedByTwo<Stored>({ store, save, children }: EditedByTwoProps<Stored>) {
  const { client } = useApi();
  const { data } = useQuery({
    queryKey: ['edited by two'],
    async queryFn() {
      const [project] = (await client.projects.list({ query: {} })).data;
      if (!project) throw new Error('The seeded world has no project.');
      return store(client, project.id);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ? <OtherUser save={() => save(client, data)}>{children(data)}</OtherUser> : null;
}

type User = {
  readonly canvas: Pick<typeof screen, 'findByText' | 'getByRole'>;
  readonly userEvent: { readonly click: (element: Element) => Promise<void> };
};

/** Saves the record of `OtherUser`, which the screen has read, as the other user. */
export async function saveAsOtherUser({ canvas, userEvent }: User): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Save as another user' }));
  await canvas.findByText('The other user has saved.');
}

/** Expects both versions of a field in the choice of this record, and chooses the user's own. */
export async function chooseMine(
  { userEvent }: Pick<User, 'userEvent'>,
  { record, theirs, mine }: { readonly record: string; readonly theirs: string; readonly mine: string },
): Promise<void> {
  const choice = await screen.findByRole('alertdialog', { name: `Another user changed this ${record}` });
  await expect(within(choice).getByText(theirs)).toBeVisible();
  await expect(within(choice).getByText(mine)).toBeVisible();
  await userEvent.click(within(choice).getByRole('button', { name: 'Keep my changes' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}
