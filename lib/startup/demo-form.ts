import { DEMO_FAILURE } from '@/lib/demo/demo-dialog-id';
import { START_FAILED } from './names';
import { nearest } from './nearest';
import { isHydrated } from './page';

// Until the page is hydrated the browser posts the form by itself: not while a field is empty.
addEventListener(
  'submit',
  (event) => {
    if (!isHydrated() && nearest(event, 'dialog form:has(:placeholder-shown)')) event.preventDefault();
  },
  true,
);

addEventListener(START_FAILED, () => {
  document.getElementById(DEMO_FAILURE)?.toggleAttribute('hidden', false);
});
