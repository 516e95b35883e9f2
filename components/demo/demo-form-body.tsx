import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { DEMO_FAILURE } from '@/lib/demo/demo-dialog-id';
import type { DemoFormState } from '@/lib/demo/form';
import * as routes from '@/lib/routes';
import { DemoFields } from './demo-fields';
import { OutcomeNote } from './outcome-note';
import { SignInLink } from './sign-in-link';
import './dialog.css';
import '@/components/ui/controls.css';

/**
 * What stands in the demo form: the fields, and beneath them what there is to say, and the button. Notes that are hidden
 * or missing are the work of live-form.ts and send-form.ts.
 *
 * @param posted How the form ended that this page answers.
 * @param noted Whether that is still to be said.
 */
export function DemoFormBody({ posted = null, noted = true }: { posted?: DemoFormState; noted?: boolean }) {
  return (
    <>
      <div className="dialog__body">
        <p className="note" hidden suppressHydrationWarning>
          {''}
        </p>
        <DemoFields posted={posted} />
      </div>
      <div className="dialog__foot">
        {noted && posted && posted.status !== 'invalid' && <OutcomeNote outcome={posted} />}
        <p className="note note--human" role="alert" id={DEMO_FAILURE} hidden suppressHydrationWarning>
          The form could not be loaded. Check your connection and try again.
        </p>
        {/* Hidden from who is signed in, unless the server knows better. */}
        <p
          className={
            posted?.status === 'signed-out' ? 'note note--human' : 'note note--human when-signed-out'
          }
        >
          <span>You need to be signed in to send this. Your answers stay in this tab.</span>
          <SignInLink />
        </p>
        <div className="dialog__status" role="status">
          {/* What has the role itself describes nothing, in Firefox and Safari. */}
          <p id="demo-status" suppressHydrationWarning>
            Complete all four fields.
          </p>
        </div>
        <Button type="submit" full aria-describedby="demo-status">
          Request Demo
        </Button>
        <p className="dialog__privacy">
          We use this to answer you, as our{' '}
          <Link className="link" href={routes.privacy}>
            Privacy Policy
          </Link>{' '}
          describes.
        </p>
      </div>
    </>
  );
}
