type Keyboard = { tab: () => Promise<void>; keyboard: (keys: string) => Promise<void> };

/** Keyboard only, in field order. */
export async function fillInForm({ tab, keyboard }: Keyboard): Promise<void> {
  for (const text of ['Ana', 'Ruiz', 'Gym 7', 'ana@gym7.example', '+34 600 000 000', 'a-new-password']) {
    await tab();
    await keyboard(text);
  }
  await keyboard('{Enter}');
}
