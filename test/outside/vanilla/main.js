import { openCaptureEditor } from '@adlane/widget-core/capture';
import { startTour } from '@adlane/widget-core/tour';

document.querySelector('#mark').addEventListener('click', () => {
  openCaptureEditor({
    onDone: ({ marks }) => document.body.append(`Done with ${marks.length} marks`),
    onCancel: () => document.body.append('Discarded'),
  });
});
document.querySelector('#tour').addEventListener('click', () => {
  startTour({ steps: [{ selector: '#mark', message: '<p>Mark what you mean.</p>' }] });
});
