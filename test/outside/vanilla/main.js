import { openCaptureEditor } from '@adlane/widget-core/capture';
import { startTour } from '@adlane/widget-core/tour';

async function mark() {
  const capture = await openCaptureEditor();
  document.body.append(
    capture ? `Done with ${capture.marks.length} marks, ${capture.picture.type}` : 'Discarded',
  );
}

document.querySelector('#mark').addEventListener('click', () => void mark());
document.querySelector('#tour').addEventListener('click', () => {
  startTour({ steps: [{ selector: '#mark', message: '<p>Mark what you mean.</p>' }] });
});
