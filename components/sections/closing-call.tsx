import { ClosingArt } from '@/components/art/page-art';
import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { ButtonLink } from '@/components/ui/button';
import './parts.css';

/**
 * The last section of a page: the lanes run to the visitor, who is the checkpoint.
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
    <section className="closing" aria-labelledby="closing-title">
      <div className="container">
        <div className="closing__copy">
          <h2 className="closing__title h1" id="closing-title">
            {title}
          </h2>
          <div className="closing__side">
            <p className="lead">{text}</p>
            <div className="closing__actions">
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
        <div className="closing__art">
          <ClosingArt />
        </div>
      </div>
    </section>
  );
}
