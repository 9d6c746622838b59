import { useApi } from '@adlane/api-client';
import { type Tag, TagForm } from '@adlane/contract/ads/tags';
import { maxPageSize, successMessages } from '@adlane/contract/constants';
import {
  Badge,
  Box,
  Button,
  ConfirmDialog,
  Dialog,
  Flex,
  IconButton,
  QueryState,
  Stack,
  Text,
  toast,
  translate,
} from '@adlane/ui';
import { FormSection, TextField } from '@adlane/ui/fields';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '../../../shared/format/describeError';
import { RecordForm } from '../../../shared/RecordForm/RecordForm';
import { lines } from './lines';

function useRefreshTags() {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: queries.tags.key() });
}

/** Tags of the agency, which leads get at launch, and those of the CRM. */
export function TagList() {
  const { queries, client } = useApi();
  const refresh = useRefreshTags();
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Tag | undefined>(undefined);
  const tags = useQuery(
    queries.tags.list.query({ query: { page: 1, per_page: maxPageSize, sort: 'name', order: 'asc' } }),
  );
  const remove = useMutation({
    mutationFn: ({ id }: Tag) => client.tags.delete({ params: { id: Number(id) } }),
    onSuccess: () => toast({ tone: 'success', text: successMessages.deleted }),
    onSettled: () => {
      setRemoved(undefined);
      return refresh();
    },
  });
  return (
    <FormSection
      title={translate('Tags')}
      description={translate('Tags that leads of an ad get when it is launched with them.')}
    >
      <QueryState
        query={tags}
        errorTitle={translate("Couldn't load the tags")}
        describeError={describeError}
        loadingLabel={translate('Loading the tags')}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <Text color="fg.muted">{translate('No tags yet. Add one, or connect a CRM to use its tags.')}</Text>
        }
      >
        {({ data }) => (
          <Stack as="ul" gap={0} listStyleType="none" aria-label={translate('Tags')}>
            {data.map((tag) => (
              <Flex as="li" key={`${tag.origin} ${tag.id}`} gap={3} align="center" minH={11} {...lines}>
                <Text
                  flex="1"
                  minW={0}
                  textStyle="sm"
                  dir="auto"
                  textAlign="match-parent"
                  truncate
                  title={tag.name}
                >
                  {tag.name}
                </Text>
                {tag.origin === 'ghl' ? (
                  <Badge>{translate('CRM')}</Badge>
                ) : (
                  <IconButton
                    size="sm"
                    label={translate('Delete {name}', { name: tag.name })}
                    icon={<Trash2 />}
                    onClick={() => setRemoved(tag)}
                  />
                )}
              </Flex>
            ))}
          </Stack>
        )}
      </QueryState>
      <Box>
        <Button variant="secondary" onClick={() => setAdding(true)}>
          {translate('Add tag')}
        </Button>
      </Box>
      <TagDialog open={isAdding} onClose={() => setAdding(false)} />
      <ConfirmDialog
        open={removed !== undefined}
        title={translate('Delete {name}?', { name: removed?.name ?? '' })}
        confirmLabel={translate('Delete')}
        tone="danger"
        pending={remove.isPending}
        onConfirm={() => removed && remove.mutate(removed)}
        onCancel={() => setRemoved(undefined)}
      >
        {translate('Leads that have it lose it.')}
      </ConfirmDialog>
    </FormSection>
  );
}

function TagDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { client } = useApi();
  const refresh = useRefreshTags();
  return (
    <Dialog open={open} onClose={onClose} title={translate('New tag')} size="xs">
      <RecordForm
        initialValues={{ name: '' }}
        body={TagForm}
        submitLabel={translate('Add tag')}
        onCancel={onClose}
        send={async (body) => {
          await client.tags.store({ body });
          onClose();
          await refresh();
        }}
      >
        <TextField name="name" label={translate('Name')} required />
      </RecordForm>
    </Dialog>
  );
}
