import { contract } from '@adlane/contract';
import type { AdResubmit } from '@adlane/contract/ads/launches';
import { ownMessages } from '@adlane/contract/rules';
import { mock } from '@adlane/mocks';
import { toListPage } from '@adlane/mocks/connections';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ad } from '../ad.fixtures';
import { nameDraft, otherPicture, otherVideo, resubmitDraft, resubmitLaunch } from '../resubmit.fixtures';
import { ResubmitDrawer } from './ResubmitDrawer';

/** Called with each record that is sent. */
const onSent = fn<(record: AdResubmit) => void>();

const meta = {
  title: 'Screens/Ads/Ads/AdScreen/Resubmit drawer flows',
  component: ResubmitDrawer,
  tags: ['flow', '!autodocs'],
  args: { ad, open: true, onClose: fn() },
  beforeEach({ msw }) {
    onSent.mockClear();
    msw.use(
      mock(contract.launches.resubmitDraft).ok(resubmitDraft),
      http.post('*/api/v1/adlane/:id/resubmit', async ({ request }) => {
        onSent((await request.json()) as AdResubmit);
        return HttpResponse.json(resubmitLaunch, { status: 202 });
      }),
    );
  },
} satisfies Meta<typeof ResubmitDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const findText = (name: string) => screen.findByRole('textbox', { name });

/** The texts of the three rejected ads are corrected; the fourth ad is not part of it. */
export const CorrectsThreeVersions: Story = {
  play: async ({ args, userEvent }) => {
    for (const number of [1, 2, 3]) {
      await userEvent.type(await findText(`Ad Text ${number}`), ', corrected');
    }
    await expect(screen.queryByRole('textbox', { name: 'Ad Text 4' })).not.toBeInTheDocument();
    await screen.findByText('Not part of this correction');
    await screen.findByText(/^1 of 4 ads/);
    await userEvent.click(screen.getByRole('button', { name: 'Resubmit ad' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    const sent = onSent.mock.lastCall?.[0].template_content.adText.map(({ value }) => value);
    await expect(sent).toEqual([
      'First text, corrected',
      'Second text, corrected',
      'Third text, corrected',
      'Fourth text',
    ]);
  },
};

/** Another picture of the library replaces the rejected one. */
export const ReplacesThePicture: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.media.list).ok(toListPage(otherPicture)));
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Choose another picture' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Images' }));
    await userEvent.click(await dialog.findByRole('button', { name: /^calm.png/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Choose' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Resubmit ad' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(onSent.mock.lastCall?.[0].template_media.urls).toEqual([otherPicture.url]);
  },
};

/** A video is replaced by a video; its thumbnail is shown, and pictures cannot be chosen. */
export const ReplacesTheVideo: Story = {
  beforeEach({ msw }) {
    const media = [{ kind: 'video' as const, thumbnailUrl: otherPicture.url }];
    msw.use(
      mock(contract.media.list).ok(toListPage(otherPicture, otherVideo)),
      mock(contract.launches.resubmitDraft).ok({ ...resubmitDraft, media }),
    );
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('img', { name: 'Video 1' });
    await userEvent.click(screen.getByRole('button', { name: 'Choose another video' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Videos' }));
    await userEvent.click(await dialog.findByRole('button', { name: /^calm.mp4/ }));
    await expect(dialog.getByRole('button', { name: /^calm.png/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog.getByRole('button', { name: 'Choose' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Resubmit ad' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(onSent.mock.lastCall?.[0].template_media.urls).toEqual([otherVideo.url]);
  },
};

/** A logo of the wrong shape is refused at its field. */
export const RefusesALogoInAnotherShape: Story = {
  args: { ad: { ...ad, platform: 'google' } },
  beforeEach({ msw }) {
    const media = [{ kind: 'logo' as const, thumbnailUrl: otherPicture.url }];
    const error = 'Choose a logo in the shape of the one that it replaces.';
    msw.use(
      mock(contract.launches.resubmitDraft).ok({ ...resubmitDraft, media }),
      mock(contract.launches.resubmit).error(422, {
        message: error,
        errors: { 'template_media.urls.0': [error] },
      }),
    );
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('img', { name: 'Logo 1' });
    await screen.findByRole('button', { name: 'Choose another logo' });
    await userEvent.click(await screen.findByRole('button', { name: 'Resubmit ad' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^Choose a logo in the shape/);
  },
};

/** The reason leads to the rejected business name, which is refused at its field and then corrected. */
export const CorrectsTheBusinessName: Story = {
  args: { ad: { ...ad, platform: 'google' } },
  beforeEach({ msw }) {
    const error = ownMessages.googleBusinessNameTooLong;
    msw.use(
      mock(contract.launches.resubmitDraft).ok(nameDraft),
      http.post(
        '*/api/v1/adlane/:id/resubmit',
        () => HttpResponse.json({ message: error, errors: { business_name: [error] } }, { status: 422 }),
        { once: true },
      ),
    );
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Go to the field' }));
    const name = await findText('Business name');
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue('No. 1 Dentist');
    await userEvent.type(name, ' of the city');
    await userEvent.click(screen.getByRole('button', { name: 'Resubmit ad' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(ownMessages.googleBusinessNameTooLong));
    await userEvent.clear(name);
    await userEvent.type(name, 'Brightside Dental');
    await userEvent.click(screen.getByRole('button', { name: 'Resubmit ad' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(onSent.mock.lastCall?.[0].business_name).toBe('Brightside Dental');
  },
};

/** An ad without a business name has no field for it. */
export const ShowsNoBusinessNameWithoutOne: Story = {
  play: async () => {
    await findText('Headline 1');
    await expect(screen.queryByRole('textbox', { name: 'Business name' })).not.toBeInTheDocument();
  },
};

/** A reason leads nowhere where the platform names no field. */
export const NamesNoFieldWithoutOne: Story = {
  play: async () => {
    await screen.findByText('This ad does not comply with the advertising standards.');
    await expect(screen.queryByRole('button', { name: 'Go to the field' })).not.toBeInTheDocument();
  },
};

/** A reason leads to the first field of the part that the platform names. */
export const LeadsToTheNamedField: Story = {
  beforeEach({ msw }) {
    const reasons = [{ message: 'The headline is refused.', field: 'template_content.headlines' as const }];
    msw.use(mock(contract.launches.resubmitDraft).ok({ ...resubmitDraft, reasons }));
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Go to the field' }));
    await expect(await findText('Headline 1')).toHaveFocus();
  },
};

/** A reason that names a picture leads to the button that replaces it. */
export const LeadsToTheNamedPicture: Story = {
  beforeEach({ msw }) {
    const reasons = [{ message: 'The picture is refused.', field: 'template_media' as const }];
    msw.use(mock(contract.launches.resubmitDraft).ok({ ...resubmitDraft, reasons }));
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Go to the field' }));
    await expect(screen.getByRole('button', { name: 'Choose another picture' })).toHaveFocus();
  },
};

/** Closing asks before corrections are lost, and leaves an untouched drawer at once. */
export const ConfirmsBeforeClosing: Story = {
  play: async ({ args, userEvent }) => {
    const text = await findText('Ad Text 1');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await userEvent.type(text, ', corrected');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(text).toHaveValue('First text, corrected');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2));
  },
};
