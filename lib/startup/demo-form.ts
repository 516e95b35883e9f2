import { DEMO_FAILURE } from '@/lib/demo/demo-dialog-id';
import { START_FAILED } from './names';
import { nearest } from './nearest';
import { isLive } from './page';

// Until the page is live the browser posts the form by itself: not while a field is empty.
addEventListener(
  'submit',
  (event) => {
    if (!isLive() && nearest(event, 'dialog form:has(:placeholder-shown)')) event.preventDefault();
  },
  true,
);

addEventListener(START_FAILED, () => {
  document.getElementById(DEMO_FAILURE)?.toggleAttribute('hidden', false);
});
