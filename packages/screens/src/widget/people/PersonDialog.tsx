import { useApi } from '@adlane/api-client';
import type { Person } from '@adlane/contract/widget/people';
import { Button, Dialog, QueryState, SkeletonText, toast, translate } from '@adlane/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { describeError } from '../../shared/format/describeError';
import { saveFile } from '../../shared/lists/saveFile';
import { formatPersonName } from './formatPersonName';
import { type ChosenMatches, MatchChoice } from './MatchChoice';

export type PersonDialogProps = {
  isOpen: boolean;
  /** What the dialog confirms. */
  action: 'export' | 'erase';
  person: Pick<Person, 'id' | 'name' | 'email' | 'userId'>;
  onClose: () => void;
  /** Called once the person is erased. */
  onErased?: (() => void) | undefined;
};

const noMatches: ChosenMatches = { contact_ids: [], ticket_ids: [] };

/** Confirms the export or erasure of a person, together with the possible matches that the user selects. */
export function PersonDialog({ isOpen, action, person, onClose, onErased }: PersonDialogProps) {
  const { client, queries } = useApi();
  const cache = useQueryClient();
  const cancelRef = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState(noMatches);
  const name = formatPersonName(person);
  const params = { id: person.id };
  const matches = useQuery({ ...queries.people.matches.query({ params }), enabled: isOpen });
  const close = () => {
    setChosen(noMatches);
    onClose();
  };
  const save = useMutation({
    mutationFn: () => client.people.export({ params, query: chosen }),
    onSuccess: (data) => {
      const content = JSON.stringify(data, undefined, 2);
      saveFile(new File([content], `person-${person.id}.json`, { type: 'application/json' }));
      close();
    },
    onError: (error) => toast({ tone: 'error', text: describeError(error) }),
  });
  const erase = useMutation({
    mutationFn: () => client.people.delete({ params, query: chosen }),
    onSuccess: () => {
      toast({ tone: 'success', text: 'Person erased.' });
      close();
      onErased?.();
    },
    onError: (error) => toast({ tone: 'error', text: describeError(error) }),
    onSettled: () =>
      Promise.all(
        [queries.people, queries.contacts, queries.tickets, queries.inbox].map((resource) =>
          cache.invalidateQueries({ queryKey: resource.key() }),
        ),
      ),
  });
  const isErasing = action === 'erase';
  const run = isErasing ? erase : save;
  const leave = () => (run.isPending ? undefined : close());
  return (
    <Dialog
      open={isOpen}
      onClose={leave}
      role={isErasing ? 'alertdialog' : 'dialog'}
      title={isErasing ? translate('Erase {name}?', { name }) : translate('Export {name}', { name })}
      description={
        isErasing
          ? translate(
              'Contact, tickets, files, conversations, events and answers are deleted on all verified devices of this person. This cannot be undone.',
            )
          : translate('Everything that the project stores of this person, as a JSON file.')
      }
      initialFocusRef={cancelRef}
      footer={
        <>
          <Button ref={cancelRef} variant="secondary" disabled={run.isPending} onClick={leave}>
            {translate('Cancel')}
          </Button>
          <Button
            variant={isErasing ? 'danger' : 'primary'}
            // What may be the same person is part of the decision.
            disabled={!matches.isSuccess}
            loading={run.isPending}
            onClick={() => run.mutate()}
          >
            {isErasing ? translate('Erase person') : translate('Export')}
          </Button>
        </>
      }
    >
      <QueryState
        query={matches}
        errorTitle={translate("Couldn't load possible matches")}
        describeError={describeError}
        loadingLabel={translate('Loading possible matches')}
        loading={<SkeletonText lines={2} />}
      >
        {(data) => (
          <MatchChoice
            matches={data}
            verb={isErasing ? translate('Also erase') : translate('Also export')}
            chosen={chosen}
            disabled={run.isPending}
            onChange={setChosen}
          />
        )}
      </QueryState>
    </Dialog>
  );
}
