/** Fields of a new guide: what an editor starts with, and an import does not name. */
export const guideDefaults = {
  tour: {
    sender: { firstName: '', profileImageUrl: '' },
    allowClose: true,
    backButton: true,
    nextText: '',
    prevText: '',
    doneText: '',
  },
  step: { type: 'pointer', mode: '', selector: '', videoUrl: '' },
  tooltip: {
    page: '',
    pageType: 'is',
    mode: 'hotspot',
    icon: 'info',
    color: '',
    animated: true,
    posX: 'right',
    posY: 'center',
    offsetX: 4,
    offsetY: 0,
  },
} as const;
