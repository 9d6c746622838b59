import { useState } from 'react';
import { Form } from 'react-final-form';
import { Button } from '../../primitives/Button/Button';
import { Toaster } from '../../primitives/Toaster/Toaster';
import { TextField } from '../texts/TextField';
import { toSubmissionErrors } from '../toSubmissionErrors';
import { ConflictChoice } from './ConflictChoice';
import { openVersion } from './openVersion';
import { useVersionedSave } from './useVersionedSave';

type Values = { title: string; text: string };
type Article = Values & { readonly updated_at: string };

const toValues = ({ title, text }: Article): Values => ({ title, text });
const message = 'Another user has changed this.';

/** A store that refuses a save of an outdated version and trims texts, as the server does. */
function createStore() {
  let stored: Article = {
    title: 'Opened title',
    text: 'Opened text',
    updated_at: '2026-11-01T00:00:00.000Z',
  };
  return {
    read: () => stored,
    async save(values: Partial<Values>, base = stored.updated_at): Promise<Article> {
      if (base !== stored.updated_at) {
        throw Object.assign(new Error(message), { body: { message, code: 'EDIT_CONFLICT', stored } });
      }
      const updated_at = new Date(Date.parse(stored.updated_at) + 1000).toISOString();
      const title = (values.title ?? stored.title).trim();
      stored = { ...stored, ...values, title, updated_at };
      return stored;
    },
  };
}

const theirChanges = { title: 'Their title', text: 'Their text' };

export type TwoEditorsProps = {
  /** The article is created by the first save of the form, which stays open. */
  isNew?: boolean;
  /** What the other user saves. */
  theirs?: Partial<Values>;
};

/** A form of an article, a button that saves it as another user would, and what is stored. */
export function TwoEditors({ isNew = false, theirs = theirChanges }: TwoEditorsProps) {
  const [store] = useState(createStore);
  const [stored, setStored] = useState(store.read);
  // Read again after each save, as a query is.
  const opened = openVersion('article', stored, toValues);
  const [initialValues] = useState(opened.values);
  const versioned = useVersionedSave(isNew ? undefined : opened, async (values: Values, based) => {
    const saved = await store.save(values, based?.base);
    setStored(saved);
    return openVersion('article', saved, toValues);
  });
  const submit = async (values: Values) => {
    try {
      await versioned.save(values);
      return undefined;
    } catch {
      return toSubmissionErrors({ message });
    }
  };
  return (
    <>
      <Button onClick={() => void store.save(theirs).then(setStored)}>Save as another user</Button>
      <output>{`${stored.title} / ${stored.text}`}</output>
      <Form<Values> initialValues={initialValues} onSubmit={submit}>
        {({ handleSubmit }) => (
          <form onSubmit={(event) => void handleSubmit(event)}>
            <TextField name="title" label="Title" />
            <TextField name="text" label="Text" />
            <Button type="submit">Save</Button>
            <ConflictChoice<Values> {...versioned} />
          </form>
        )}
      </Form>
      <Toaster />
    </>
  );
}
