import { useApi } from '@adlane/api-client';
import type { Announcement } from '@adlane/contract/account/announcements';
import { Stack, translate } from '@adlane/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { AnnouncementAlert } from '../../shared/AnnouncementAlert/AnnouncementAlert';

/** Announcements of the operator that the user has not dismissed; nothing without any. */
export function Announcements() {
  const { queries, client } = useApi();
  const queryClient = useQueryClient();
  const { queryKey, ...query } = queries.announcements.current.query();
  // A missing announcement is no reason to disturb the user.
  const announcements = useQuery({
    ...query,
    queryKey,
    meta: { statusesShownInPlace: [404, 422, 500, 503] },
  });
  const dismiss = useMutation({
    mutationFn: ({ id }: Announcement) => client.announcements.dismiss({ params: { id } }),
    onMutate: ({ id }) =>
      queryClient.setQueryData<{ data: Announcement[] }>(
        queryKey,
        (before) => before && { data: before.data.filter((each) => each.id !== id) },
      ),
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
  const shown = announcements.data?.data ?? [];
  if (shown.length === 0) return null;
  return (
    <Stack as="section" aria-label={translate('Announcements')} gap={3} mb={6}>
      {shown.map((announcement) => (
        <AnnouncementAlert
          key={announcement.id}
          announcement={announcement}
          onDismiss={() => dismiss.mutate(announcement)}
        />
      ))}
    </Stack>
  );
}
