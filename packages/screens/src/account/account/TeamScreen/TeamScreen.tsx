import { useApi } from '@adlane/api-client';
import { TeamInvite, type TeamMember, type TeamRole, teamRoles } from '@adlane/contract/account/account';
import { successMessages } from '@adlane/contract/constants';
import {
  Box,
  Button,
  ConfirmDialog,
  DataTable,
  type DataTableColumn,
  Dialog,
  EmptyState,
  Flex,
  Grid,
  IconButton,
  Select,
  StatusBadge,
  Text,
  toast,
  translate,
} from '@adlane/ui';
import { RadioGroupField, TextField } from '@adlane/ui/fields';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import type * as z from 'zod';
import { ShortDate } from '../../../shared/format/ShortDate';
import { translateOptions } from '../../../shared/format/translateOptions';
import { RecordForm } from '../../../shared/RecordForm/RecordForm';
import { useListState } from '../../../shared/urlState/useListState';
import { readSort, useTableProps } from '../../../shared/urlState/useTableProps';

type Member = z.infer<typeof TeamMember>;

const roleLabels: Readonly<Record<TeamRole, string>> = { owner: 'Owner', admin: 'Admin', member: 'Member' };
const roleOptions = teamRoles.map((value) => ({ value, label: roleLabels[value] }));
const sortKeys = ['first_name', 'email', 'created_at'] as const;

const getMemberName = ({ first_name, last_name, email }: Member) =>
  `${first_name} ${last_name}`.trim() || email;

function useRefreshTeam() {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: queries.account.team.key() });
}

function RoleSelect({ member }: { member: Member }) {
  const { client } = useApi();
  const refresh = useRefreshTeam();
  const update = useMutation({
    mutationFn: (team_role: TeamRole) =>
      client.account.updateMember({ params: { id: member.id }, body: { team_role } }),
    onSuccess: () => toast({ tone: 'success', text: successMessages.saved }),
    onSettled: refresh,
  });
  return (
    <Box minW={28}>
      <Select
        size="sm"
        aria-label={translate('Role of {name}', { name: getMemberName(member) })}
        options={translateOptions(roleOptions)}
        value={member.team_role}
        disabled={update.isPending}
        onChange={({ target }) => {
          const role = teamRoles.find((each) => each === target.value);
          if (role) update.mutate(role);
        }}
      />
    </Box>
  );
}

const columns: readonly DataTableColumn<Member>[] = [
  {
    id: 'first_name',
    header: 'Name',
    sortable: true,
    cell: getMemberName,
    below: ({ email }) => email,
  },
  { id: 'team_role', header: 'Role', width: 144, cell: (member) => <RoleSelect member={member} /> },
  {
    id: 'status',
    header: 'Status',
    kind: 'status',
    cell: ({ status }) =>
      status === 'active' ? (
        <StatusBadge tone="positive" text={translate('Active')} />
      ) : (
        <StatusBadge tone="info" text={translate('Invited')} />
      ),
  },
  {
    id: 'last_seen_at',
    header: 'Last active',
    kind: 'date',
    priority: 'medium',
    cell: ({ last_seen_at }) => (last_seen_at === null ? '–' : <ShortDate instant={last_seen_at} />),
  },
];

function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { client } = useApi();
  const refresh = useRefreshTeam();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={translate('Invite a team member')}
      description={translate('The invitation is sent by email and is valid once.')}
    >
      <RecordForm
        initialValues={{ first_name: '', last_name: '', email: '', team_role: 'member' as const }}
        body={TeamInvite}
        submitLabel={translate('Send invitation')}
        onCancel={onClose}
        send={async (body) => {
          await client.account.invite({ body });
          toast({ tone: 'success', text: successMessages.invitationSent });
          onClose();
          await refresh();
        }}
      >
        <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap={4} alignItems="start">
          <TextField name="first_name" label={translate('First name')} required />
          <TextField name="last_name" label={translate('Last name')} required />
        </Grid>
        <TextField name="email" label={translate('Email')} type="email" required />
        <RadioGroupField
          name="team_role"
          label={translate('Role')}
          options={[
            { value: 'member', label: translate('Member: works with ads, leads and clients') },
            { value: 'admin', label: translate('Admin: also manages the team and the agency profile') },
          ]}
        />
      </RecordForm>
    </Dialog>
  );
}

function RemoveDialog({ member, onClose }: { member: Member | undefined; onClose: () => void }) {
  const { client } = useApi();
  const refresh = useRefreshTeam();
  const remove = useMutation({
    mutationFn: (id: number) => client.account.removeMember({ params: { id } }),
    onSuccess: () => toast({ tone: 'success', text: successMessages.deleted }),
    onSettled: refresh,
  });
  return (
    <ConfirmDialog
      open={member !== undefined}
      title={translate('Remove {name} from the team?', { name: member ? getMemberName(member) : '' })}
      confirmLabel={translate('Remove')}
      tone="danger"
      onCancel={onClose}
      onConfirm={() => {
        if (member) remove.mutate(member.id);
        onClose();
      }}
    >
      {translate('This user is signed out everywhere and can no longer sign in to your agency.')}
    </ConfirmDialog>
  );
}

/** The agency's team: invite, change roles, remove (ads §2, /agency/my-account/team-access). */
export function TeamScreen() {
  const { queries } = useApi();
  const list = useListState();
  const sort = readSort(list, sortKeys);
  const [isInviting, setInviting] = useState(false);
  const [removed, setRemoved] = useState<Member>();
  const team = useQuery({
    ...queries.account.team.query({
      query: { ...list.paging, ...(sort ? { sort, order: list.order } : {}) },
    }),
    placeholderData: keepPreviousData,
  });
  const inviteButton = (
    <Button startIcon={<Plus aria-hidden />} onClick={() => setInviting(true)}>
      {translate('Invite')}
    </Button>
  );
  return (
    <>
      <Flex justify="space-between" align="center" gap={4} mb={4} wrap="wrap">
        <Text color="fg.muted" textStyle="sm">
          {translate(
            'Everyone who signs in to your agency. An owner can do everything, a member cannot change the team.',
          )}
        </Text>
        {inviteButton}
      </Flex>
      <DataTable<Member>
        {...useTableProps(list, team, sort)}
        label={translate('Team')}
        columns={columns}
        rowId={({ id }) => id}
        rowName={getMemberName}
        rowActions={(member) => (
          <IconButton
            size="sm"
            label={translate('Remove {name}', { name: getMemberName(member) })}
            icon={<Trash2 />}
            onClick={() => setRemoved(member)}
          />
        )}
        empty={
          <EmptyState icon={<Users />} title={translate('You work alone so far')} actions={inviteButton}>
            {translate('Invite your colleagues to work on the same ads, leads and clients.')}
          </EmptyState>
        }
      />
      <InviteDialog open={isInviting} onClose={() => setInviting(false)} />
      <RemoveDialog member={removed} onClose={() => setRemoved(undefined)} />
    </>
  );
}
