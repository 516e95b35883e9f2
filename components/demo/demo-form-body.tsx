import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { DEMO_FAILURE } from '@/lib/demo/demo-dialog-id';
import type { DemoFormState } from '@/lib/demo/form';
import * as routes from '@/lib/routes';
import { DemoFields } from './demo-fields';
import { OutcomeNote } from './outcome-note';
import { SignInLink } from './sign-in-link';
import { tw } from '@/components/ui/tw';
import { demoFormWords } from '@/content/words/demo-form';
import { demoDialog } from '@/content/words/demo';
import { actions } from '@/content/words/actions';
import '@/components/ui/controls.css';

/** What stands above the foot. */
const formBody = tw`grid content-start gap-3 overflow-auto px-8 pbs-3 pbe-2.5 sheet:gap-2 sheet:px-5 sheet:pbe-4 [&>.note]:mbe-1 [@media(height<34rem)]:overflow-visible`;

/**
 * Content of the demo form: the fields, and beneath them the notes and the button. hydrate-form.ts and send-form.ts show
 * or add notes that are hidden or missing here.
 *
 * @param noted Whether that is still to be said.
 */
export function DemoFormBody({ posted = null, noted = true }: { posted?: DemoFormState; noted?: boolean }) {
  return (
    <>
      <div className={formBody}>
        <p className="note" id="demo-kept" hidden suppressHydrationWarning>
          {''}
        </p>
        <DemoFields posted={posted} />
      </div>
      {/* What is scrolled beneath it fades out, and is not cut through. */}
      <div className="relative grid gap-2 border-bs border-line px-8 pbs-3 pbe-4 shadow-[0_-6px_8px_-2px_var(--surface-1)] sheet:px-5 [&>.note]:py-2 [&>.note]:text-xs">
        {noted && posted && posted.status !== 'invalid' && <OutcomeNote outcome={posted} />}
        <p className="note note--human" role="alert" id={DEMO_FAILURE} hidden suppressHydrationWarning>
          {demoDialog.notLoaded}
        </p>
        {/* Hidden from who is signed in, unless the server knows better. */}
        <p className={posted?.status === 'signed-out' ? 'note' : 'note when-signed-out'}>
          <span>{demoDialog.signInFirst}</span>
          <SignInLink />
        </p>
        <div role="status">
          {/* What has the role itself describes nothing, in Firefox and Safari. */}
          <p
            className="flex items-center justify-center gap-2 text-xs leading-5 font-book text-ink-2 sheet:justify-start [&>.glyph]:text-success"
            id="demo-status"
            suppressHydrationWarning
          >
            {demoFormWords.incomplete}
          </p>
        </div>
        <Button type="submit" full aria-describedby="demo-status">
          {actions.requestDemo}
        </Button>
        <p className="text-center text-xs leading-5 text-balance text-ink-3 sheet:text-start">
          {demoDialog.privacy.before}{' '}
          <Link className="link" href={routes.privacy}>
            {demoDialog.privacy.link}
          </Link>{' '}
          {demoDialog.privacy.after}
        </p>
      </div>
    </>
  );
}
