import { cx } from 'class-variance-authority';
import { DrawingFile } from '@/components/illustrations/drawing-file';
import { readSize } from '@/components/illustrations/read-drawing';
import { demo } from '@/content/demo';
import { invitation as general } from '@/content/messages/sections';
import type { Invitation } from '@/content/schema/invitation';
import type { Hue } from '@/content/schema/picture';
import { DemoPanel } from './cta-question';

export interface Subject {
  variant: 'subject';
  invitation?: Invitation | undefined;
  /** Names a drawing that is a file of its own. */
  drawing: string | undefined;
  hue: Hue;
}

/** Asks for a demo of what a text is about. Its heading leaves the name of the closing one to the next page. */
export function SubjectCta({ invitation, drawing, hue }: Subject) {
  const text = general.text(demo.call.minutes);
  return (
    <DemoPanel
      id="invitation"
      className={cx('hue', `hue-${hue}`)}
      title={invitation?.title ?? general.title}
      text={invitation ? `${invitation.ask} ${text}` : text}
    >
      {drawing && (
        <div className="on-tint block-full @xl:absolute @xl:inset-0">
          <DrawingFile name={drawing} size={readSize(drawing)} isAtEnd />
        </div>
      )}
    </DemoPanel>
  );
}
