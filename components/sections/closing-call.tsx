import { ClosingArt } from '@/components/art/page-art';
import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { ButtonLink } from '@/components/ui/button';

/**
 * The last section of a page: the lanes run to the visitor, who is the checkpoint. Not on paper, where its button leads
 * nowhere.
 *
 * @param action The button's words.
 * @param href Where the button leads; without it, the demo dialog opens.
 * @param secondary A quieter way on, beside the button.
 */
export function ClosingCall({
  title,
  text,
  action = 'Request Demo',
  href,
  secondary,
}: {
  title: string;
  text: string;
  action?: string;
  href?: string;
  secondary?: { label: string; href: string };
}) {
  return (
    <section
      className="overflow-hidden border-bs border-line bg-band pbs-section print:hidden"
      aria-labelledby="closing-title"
    >
      <div className="container">
        <div className="grid items-end gap-6 wide:grid-cols-12">
          <h2 className="text-h1 max-inline-[18ch] wide:col-span-7" id="closing-title">
            {title}
          </h2>
          <div className="grid justify-items-start gap-6 wide:col-span-5">
            <p className="lead text-balance">{text}</p>
            <div className="flex flex-wrap gap-3">
              {href ? (
                <ButtonLink size="hero" href={href}>
                  {action}
                </ButtonLink>
              ) : (
                <RequestDemoButton variant="primary" size="hero">
                  {action}
                </RequestDemoButton>
              )}
              {secondary && (
                <ButtonLink variant="secondary" size="hero" href={secondary.href}>
                  {secondary.label}
                </ButtonLink>
              )}
            </div>
          </div>
        </div>
        {/* Too wide for a small window: the drawing keeps its size and stands with its checkpoint in the middle. */}
        <div className="@container mbs-10 pbe-12">
          <ClosingArt className="art-on-band narrow:ms-[calc(-720px+50cqi)] narrow:inline-[1184px] narrow:max-inline-none" />
        </div>
      </div>
    </section>
  );
}
